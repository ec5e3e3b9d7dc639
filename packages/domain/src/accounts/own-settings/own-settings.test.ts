import { describe, expect, it } from 'vitest';
import {
  coarseAddress,
  describeDevice,
  effectiveChoices,
  giveConsent,
  groupChanges,
  groupChoices,
  isNeededForAccount,
  kindsFor,
  maskPan,
  maskUpiId,
  setNotificationChoice,
  updatePayoutDetails,
} from '..';

const parse = (input: unknown) => updatePayoutDetails.input.safeParse(input);

describe('payout details', () => {
  it('are tidied however they were typed, and may be taken away', () => {
    expect(parse({ pan: ' abcpe-1234 f', upi_id: ' Naresh@OkBank ' }).data).toEqual({
      pan: 'ABCPE1234F',
      upi_id: 'naresh@okbank',
    });
    expect(parse({ pan: null, upi_id: null }).data).toEqual({ pan: null, upi_id: null });
    expect(parse({}).data).toEqual({});
  });

  it.each(['P', 'C', 'F', 'H', 'A', 'B', 'T', 'G', 'L', 'J'])('know the holder %s', (holder) => {
    expect(parse({ pan: `ABC${holder}E1234F` }).success).toBe(true);
  });

  it.each(['ABCDE1234F', 'ABCXE1234F', 'ABCP1234F', 'ABCPE12345', '1BCPE1234F', '', 'ABCPE1234FF'])(
    'refuse the PAN %j',
    (pan) => {
      expect(parse({ pan }).success).toBe(false);
    },
  );

  it.each(['9876543210@paytm', 'a.b-c_d@oksbi', 'ab@ybl2'])('take the UPI ID %s', (upi_id) => {
    expect(parse({ upi_id }).success).toBe(true);
  });

  it.each(['naresh', '@okbank', 'n@', 'a@b.com', 'na resh@ok bank@x', 'x@1bank', '.ab@upi'])(
    'refuse the UPI ID %j',
    (upi_id) => {
      expect(parse({ upi_id }).success).toBe(false);
    },
  );

  it('are shown so that only their owner knows them', () => {
    expect(maskPan('ABCPE1231F')).toBe('ABC•••••1F');
    expect(maskUpiId('naresh.kumar@okbank')).toBe('na•••@okbank');
    expect(maskUpiId('ab@upi')).toBe('ab•••@upi');
  });
});

describe('consents', () => {
  it('name one purpose and the text that was read', () => {
    const parsed = (input: unknown) => giveConsent.input.safeParse(input).success;
    expect(parsed({ purpose: 'location', version: '2026-11' })).toBe(true);
    expect(parsed({ purpose: 'location', version: '' })).toBe(false);
    expect(parsed({ purpose: 'all', version: '2026-11' })).toBe(false);
    expect([isNeededForAccount('privacy'), isNeededForAccount('location')]).toEqual([true, false]);
  });
});

describe('notification choices', () => {
  it('are of the kinds a role can get, the account’s own always among them', () => {
    expect(kindsFor(['retailer'])).toContain('deals');
    expect(kindsFor(['bizman'])).toContain('shops');
    expect(kindsFor(['admin'])).not.toContain('orders');
    expect(kindsFor([])).toEqual(['account']);
  });

  it('follow what was said, else the default, and never silence the account’s safety', () => {
    const said = [
      { kind: 'deals', channel: 'push', is_on: false },
      { kind: 'account', channel: 'email', is_on: false },
    ] as const;
    const on = effectiveChoices(['retailer'], said)
      .filter((choice) => choice.is_on)
      .map(({ kind, channel }) => `${kind}/${channel}`);
    expect(on).not.toContain('deals/push');
    expect(on).toContain('proofs/push');
    expect(on).toContain('money/email');
    expect(on).toContain('account/email');
    expect(on).not.toContain('money/sms');
    const { input } = setNotificationChoice;
    const off = { kind: 'account', channel: 'email', is_on: false };
    expect(input.safeParse(off).success).toBe(false);
    expect(input.safeParse({ ...off, is_on: true }).success).toBe(true);
  });
});

describe('the groups of choices', () => {
  const all = effectiveChoices(['retailer', 'bizman'], []);

  it('are five at most, and those of a role only', () => {
    expect(groupChoices(all).map(({ group }) => group)).toEqual([
      'deals',
      'money',
      'orders',
      'shops',
      'account',
    ]);
    const own = groupChoices(effectiveChoices(['retailer'], []));
    expect(own.map(({ group }) => group)).not.toContain('shops');
  });

  it('turn off every way but the one that must stay, and on again as before', () => {
    const off = groupChanges(all, { group: 'account', is_on: false });
    expect(off).toEqual([{ kind: 'account', channel: 'push', is_on: false }]);
    const silent = groupChanges(all, { group: 'money', is_on: false });
    expect(silent.map(({ channel }) => channel)).toEqual(['push', 'email']);
    const after = effectiveChoices(['retailer', 'bizman'], silent);
    expect(groupChoices(after)).toContainEqual({ group: 'money', is_on: false });
    expect(groupChanges(after, { group: 'money', is_on: true })).toEqual(
      silent.map((choice) => ({ ...choice, is_on: true })),
    );
    expect(groupChanges(all, { group: 'deals', is_on: true })).toEqual([]);
  });
});

describe('a device', () => {
  const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';
  it.each([
    [
      `Mozilla/5.0 (Linux; Android 13; Redmi 9A) ${CHROME} Mobile Safari/537.36`,
      'Chrome',
      'Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 12) ${CHROME} SamsungBrowser/23.0 Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/126.0`,
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Linux'],
    [null, null, null],
    ['curl/8.0', null, null],
  ])('%s is %s on %s', (userAgent, browser, system) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system });
  });

  it.each([
    ['203.0.113.77', '203.0.x.x'],
    ['::ffff:203.0.113.77', '203.0.x.x'],
    ['2001:db8:85a3:1:2:3:4:5', '2001:db8:85a3:…'],
    ['::1', '::1'],
    ['', null],
    [null, null],
  ])('at %s is shown as %s', (address, shown) => {
    expect(coarseAddress(address)).toBe(shown);
  });
});
