import { expect, it } from 'vitest';
import { clockOptions, clockTime } from './clock-times';
import { type PushSituation, pushStateOf } from './push-state';

const able: PushSituation = {
  canPush: true,
  isIos: false,
  isInstalled: false,
  permission: 'default',
  isSubscribed: false,
};

it.each([
  ['off', {}],
  ['on', { permission: 'granted', isSubscribed: true }],
  ['off', { permission: 'granted', isSubscribed: false }],
  ['denied', { permission: 'denied', isSubscribed: true }],
  ['unsupported', { canPush: false }],
  ['install-first', { canPush: false, isIos: true }],
  ['unsupported', { canPush: false, isIos: true, isInstalled: true }],
  ['off', { isIos: true, isInstalled: true }],
] as const)('a device is %s when %o', (state, situation) => {
  expect(pushStateOf({ ...able, ...situation })).toBe(state);
});

it('quiet hours are times of the day in India', () => {
  expect(clockTime(21 * 60, 'en')).toMatch(/9:00\s?pm/i);
  expect(clockTime(8 * 60 + 30, 'en')).toMatch(/8:30\s?am/i);
  expect(clockOptions(0, 'en')).toHaveLength(48);
  expect(clockOptions(615, 'en').some(({ value }) => value === '615')).toBe(true);
});
