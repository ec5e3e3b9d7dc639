import { expect, it } from 'vitest';
import { CONFIG, CONFIG_KEYS, readConfig } from './config';

it('has a fitting value for every figure before anybody sets one', () => {
  const config = readConfig([]);
  for (const key of CONFIG_KEYS) expect(config[key], key).toEqual(CONFIG[key].initial);
});

it('takes what was set, and ignores what does not fit or is unknown', () => {
  const config = readConfig([
    { key: 'gst_bps', value: 500 },
    { key: 'payable_days', value: 'soon' },
    { key: 'unheard_of', value: 1 },
  ]);
  expect(config.gst_bps).toBe(500);
  expect(config.payable_days).toBe(7);
  expect(config).not.toHaveProperty('unheard_of');
});
