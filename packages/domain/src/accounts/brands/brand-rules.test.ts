import { expect, it } from 'vitest';
import { isWebsite, tidyWebsite } from './brand-rules';

it.each([
  ['ashatea.in', 'https://ashatea.in'],
  [' www.ashatea.in/chai ', 'https://www.ashatea.in/chai'],
  ['http://ashatea.in?x=1', 'http://ashatea.in?x=1'],
])('makes an address of %j', (typed, website) => {
  expect(tidyWebsite(typed)).toBe(website);
  expect(isWebsite(website)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.in',
  'ashatea',
  'https://asha tea.in',
  'https://user@ashatea.in',
  `https://a.in/${'x'.repeat(200)}`,
  '',
])('takes no address from %j', (typed) => {
  expect(isWebsite(tidyWebsite(typed))).toBe(false);
});
