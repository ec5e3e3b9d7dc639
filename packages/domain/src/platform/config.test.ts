import { expect, it } from 'vitest';
import { CONFIG, CONFIG_KEYS, chargedGstBps, readConfig } from './config';
import { setPlatformConfig } from './config-contract';

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

const SUPPLIER = { name: 'Chowk', address: '', gstin: '27AAPFU0939F1ZV', state_code: '27' };

it('charges GST only while the supplier has a GSTIN, and has nowhere to be paid by itself', () => {
  const nobody = readConfig([{ key: 'gst_bps', value: 1_800 }]);
  expect([nobody.gst_bps, chargedGstBps(nobody), nobody.upi_id]).toEqual([1_800, 0, null]);
  const registered = readConfig([{ key: 'supplier', value: SUPPLIER }]);
  expect(chargedGstBps(registered)).toBe(1_800);
});

it.each([
  ['a check character that does not fit', { gstin: '27AAECS1234M1Z5' }],
  ['a state other than that of the GSTIN', { state_code: '29' }],
])('refuses a supplier with %s', (_, wrong) => {
  const parse = (value: unknown) =>
    setPlatformConfig.input.safeParse({ key: 'supplier', value }).success;
  expect(parse(SUPPLIER)).toBe(true);
  expect(parse({ ...SUPPLIER, gstin: null })).toBe(true);
  expect(parse({ ...SUPPLIER, ...wrong })).toBe(false);
});
