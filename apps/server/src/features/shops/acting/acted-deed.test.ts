import { expect, it } from 'vitest';
import { subjectOf } from './acted-deed';

it.each([
  ['the campaign of a deal', { campaign_title: 'Diwali', brand_name: 'Amrit' }, 'Diwali'],
  ['the space of a booking', { space_title: 'Window', brand_name: 'Amrit' }, 'Window'],
  ['an ad space', { title: 'Window' }, 'Window'],
  ['the brand of an order', { brand_name: 'Amrit' }, 'Amrit'],
  [
    'the brands of an order to several',
    { orders: [{ brand_name: 'Amrit' }, { brand_name: 'Kiran' }, { brand_name: 'Amrit' }] },
    'Amrit, Kiran',
  ],
  ['nothing, where nothing has a name', { variant_id: 'x', quantity: 2 }, undefined],
  ['nothing, where nothing was answered', null, undefined],
])('names %s', (_, output, subject) => {
  expect(subjectOf(output)).toBe(subject);
});
