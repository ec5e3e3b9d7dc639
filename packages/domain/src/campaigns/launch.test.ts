import { expect, it } from 'vitest';
import { judgeLaunch } from './launch';

const nowMs = Date.parse('2026-11-16T06:00:00Z');
const whole = {
  brief: 'On the counter',
  placement_type: 'counter',
  payout_paise: 20_000,
  slots: 5,
  shop_id: null,
  starts_at: null,
  ends_at: new Date('2026-12-01T00:00:00Z'),
} as const;

it('takes a whole draft', () => {
  expect(judgeLaunch(whole, nowMs)).toEqual({ ready: { payoutPaise: 20_000, slots: 5 } });
});

it.each([
  ['placement_type', { placement_type: null }, 'required'],
  ['brief', { brief: '' }, 'required'],
  ['payout_paise', { payout_paise: null }, 'required'],
  ['slots', { slots: null }, 'required'],
  ['ends_at', { ends_at: null }, 'required'],
  ['ends_at', { ends_at: new Date(nowMs) }, 'future'],
  ['starts_at', { starts_at: new Date('2026-11-15T18:00:00Z') }, 'future'],
  ['slots', { shop_id: 'a shop' }, 'max_number'],
])('names %s when it is %j', (path, change, rule) => {
  expect(judgeLaunch({ ...whole, ...change }, nowMs)).toMatchObject({ problem: { path, rule } });
});
