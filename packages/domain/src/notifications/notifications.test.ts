import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOSEN_CHANNELS, kindsFor } from '../accounts';
import { DAY_MS, HOUR_MS, MINUTE_MS, ROLES } from '../kernel';
import { TWO_PERSON_KEYS } from '../platform';
import { REJECT_REASON_NAMES } from '../proofs';
import { ACTABLE_COMMANDS } from '../shops';
import {
  afterQuietHours,
  CATALOGUE,
  composeMessage,
  DEFAULT_QUIET_HOURS,
  kindOfNotice,
  linkOfNotice,
  messageWordsEn,
  messageWordsHi,
  NOTIFICATION_TYPES,
  type NotificationType,
  noticeText,
  PAYLOADS,
  planDeliveries,
  type QuietHours,
  type Reach,
  typesOfKind,
} from '.';
import type { MessageWords } from './message';

const ID = '01900000-0000-7000-8000-000000000000';
const NAMES: Record<string, unknown> = {
  until: '2026-11-16T15:00:00Z',
  reason: 'blurred',
  action: 'deal_accept',
  status: 'approved',
  month: '2026-11',
  left: 2,
  slots: 20,
  count: 4,
  sent: 8000,
  limit: 10_000,
  change: 'upi-changed',
  proposal: 'role',
  token: 'c2VhbGVk',
};

/** A payload with every field its schema names, whatever is optional included. */
function payloadOf(type: NotificationType): Record<string, unknown> {
  const fields = Object.keys(PAYLOADS[type].shape);
  const sampleOf = (name: string) => {
    if (name in NAMES) return NAMES[name];
    if (name.endsWith('_id')) return ID;
    return name.endsWith('_paise') ? 12_345_00 : `The ${name}`;
  };
  return Object.fromEntries(fields.map((name) => [name, sampleOf(name)]));
}

it.each<[string, MessageWords]>([
  ['English', messageWordsEn],
  ['Hindi', messageWordsHi],
])('%s calls every setting and role of a proposal by its name', (_, words) => {
  expect(Object.keys(words.settings).sort()).toEqual([...TWO_PERSON_KEYS].sort());
  const outcome = { proposal: 'setting', decider: 'Asha' };
  for (const key of TWO_PERSON_KEYS) {
    const texts = [
      noticeText(words, 'proposal_setting', { proposer: 'Asha', setting: key }),
      noticeText(words, 'proposal_rejected', { ...outcome, subject: key }),
    ];
    for (const text of texts) {
      expect(text).toContain(words.settings[key]);
      expect(text).not.toContain(key);
    }
  }
  const role = { proposer: 'Asha', person: 'Ravi', role: 'super_admin' };
  expect(noticeText(words, 'proposal_role', role)).toContain(words.roles.super_admin);
  // A service key is called what its maker called it.
  const named = { proposal: 'service_key', subject: 'upi_id', decider: 'Asha' };
  expect(noticeText(words, 'proposal_confirmed', named)).toContain('upi_id');
});

describe.each(NOTIFICATION_TYPES)('%s', (type) => {
  const payload = payloadOf(type);

  it('has a payload, words in both languages without a hole left open, and a link', () => {
    expect(PAYLOADS[type].safeParse(payload).success).toBe(true);
    for (const words of [messageWordsEn, messageWordsHi]) {
      const { title, body, link } = composeMessage(words, [{ type, payload }]);
      expect(body).not.toMatch(/[{}]|undefined|NaN/);
      expect(body.length).toBeGreaterThan(10);
      expect(title).toBe(words.kinds[CATALOGUE[type].kind]);
      expect(link).toMatch(/^\/[a-z-]+(\/[0-9a-f-]{36})?(\?token=\w+)?$/);
      const holes = [...words.notices[type].matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
      const said = new Set(Object.keys(payload).map((name) => name.replace(/_paise$/, '')));
      expect(holes.filter((hole) => !said.has(hole))).toEqual([]);
    }
    expect(noticeText(messageWordsHi, type, payload)).toMatch(/\p{Script=Devanagari}/u);
  });

  it('falls under a choice that somebody who is told of it has', () => {
    const roles = ROLES.filter((role) => kindsFor([role]).includes(CATALOGUE[type].kind));
    expect(roles).not.toEqual([]);
    expect(typesOfKind(CATALOGUE[type].kind)).toContain(type);
  });
});

describe('words', () => {
  it('of a business manager’s action are those of the specification', () => {
    const payload = { action: 'deal_accept', shop_id: ID, bizman_id: ID };
    expect(noticeText(messageWordsEn, 'bizman_action', payload)).toBe(
      'Your business manager performed an action: Deal accepted',
    );
    const named = { ...payload, subject: 'Diwali shelf' };
    expect(
      [messageWordsEn, messageWordsHi].map((w) => noticeText(w, 'bizman_action', named)),
    ).toEqual([
      'Your business manager performed an action: Deal accepted – Diwali shelf',
      'आपके बिज़नेस मैनेजर ने कुछ किया: डील ली गई – Diwali shelf',
    ]);
  });

  it('name every action and every reason in both languages', () => {
    for (const { actions, reasons } of [messageWordsEn, messageWordsHi]) {
      expect(ACTABLE_COMMANDS.filter((name) => !(name in actions))).toEqual([]);
      expect(REJECT_REASON_NAMES.filter((name) => !(name in reasons))).toEqual([]);
    }
  });

  it('carry nothing of what people typed but letters on one line, and not too many', () => {
    const payload = { deal_id: ID, campaign_title: '<b>x</b>\r\n\u202eevil', payout_paise: 1 };
    expect(noticeText(messageWordsEn, 'deal_offered', payload)).toBe(
      'New offer: <b>x</b> evil, ₹0.01 before tax',
    );
    const long = { ...payload, campaign_title: 'x'.repeat(5000) };
    expect(noticeText(messageWordsEn, 'deal_offered', long).length).toBeLessThan(200);
  });

  it('prefer a note to "something else", and announce no reason that was not given', () => {
    const rejected = { deal_id: ID, proof_id: ID, campaign_title: 'Diwali' };
    const text = (more: object) =>
      noticeText(messageWordsEn, 'proof_rejected', { ...rejected, ...more });
    expect(text({ reason: 'other', note: 'No shelf' })).toMatch(/sent back\. No shelf$/);
    expect(text({ reason: 'too_dark', note: null })).toMatch(/The photo is too dark$/);
    const payout = { payout_id: ID, amount_paise: 100, failure: null };
    expect(noticeText(messageWordsEn, 'payout_failed', payout)).toBe('₹1 could not be paid');
  });

  it('of several are one message that opens the list', () => {
    const one = { type: 'deal_offered', payload: payloadOf('deal_offered') };
    const made = composeMessage(messageWordsEn, [one, one, one, one]);
    expect(made).toMatchObject({ link: '/notifications', title: 'Deals' });
    expect(made.body).toMatch(/^4 new: New offer/);
  });

  it('of a type from later than this code are its kind, in the list', () => {
    expect(kindOfNotice('tea_served')).toBe('account');
    expect(linkOfNotice('tea_served', {})).toBe('/notifications');
    expect(noticeText(messageWordsEn, 'toString', {})).toBe('Your account');
  });
});

describe('quiet hours', () => {
  const at = (iso: string) => new Date(iso).getTime();
  const after = (iso: string, hours: QuietHours = DEFAULT_QUIET_HOURS) =>
    new Date(afterQuietHours(at(iso), hours)).toISOString();

  it.each([
    ['20:59 in India', '2026-11-16T15:29:59.000Z', '2026-11-16T15:29:59.000Z'],
    ['21:00', '2026-11-16T15:30:00.000Z', '2026-11-17T02:30:00.000Z'],
    ['midnight', '2026-11-16T18:30:00.000Z', '2026-11-17T02:30:00.000Z'],
    ['midnight in London', '2026-11-17T00:00:00.000Z', '2026-11-17T02:30:00.000Z'],
    ['07:59', '2026-11-17T02:29:59.000Z', '2026-11-17T02:30:00.000Z'],
    ['08:00', '2026-11-17T02:30:00.000Z', '2026-11-17T02:30:00.000Z'],
    ['the last evening of a year', '2026-12-31T17:00:00.000Z', '2027-01-01T02:30:00.000Z'],
  ])('%s', (_, from, to) => {
    expect(after(from)).toBe(to);
  });

  it('may lie within a day, be off, or be nothing', () => {
    const nap = { is_on: true, from_minute: 13 * 60, to_minute: 15 * 60 };
    expect(after('2026-11-16T08:00:00.000Z', nap)).toBe('2026-11-16T09:30:00.000Z');
    expect(after('2026-11-16T09:30:00.000Z', nap)).toBe('2026-11-16T09:30:00.000Z');
    const night = '2026-11-16T20:00:00.000Z';
    expect(after(night, { ...DEFAULT_QUIET_HOURS, is_on: false })).toBe(night);
    expect(after(night, { is_on: true, from_minute: 60, to_minute: 60 })).toBe(night);
  });

  it('end within a day, outside themselves, for any hours and moment', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), minute, minute, (ms, from, to) => {
        const hours = { is_on: true, from_minute: from, to_minute: to };
        const end = afterQuietHours(ms, hours);
        expect(end).toBeGreaterThanOrEqual(ms);
        expect(end - ms).toBeLessThan(DAY_MS);
        expect(afterQuietHours(end, hours)).toBe(end);
      }),
    );
  });
});

describe('the ladder', () => {
  const noon = new Date('2026-11-16T06:30:00Z').getTime();
  const everything: Reach = {
    isActive: true,
    hasDevice: true,
    phone: 'verified',
    email: 'verified',
    whatsappOptIn: true,
    hasGateway: () => true,
  };
  const plan = (reach: Partial<Reach>, chosen = CHOSEN_CHANNELS, nowMs = noon) =>
    planDeliveries(nowMs, [...chosen], { ...everything, ...reach }, DEFAULT_QUIET_HOURS);
  const brief = (reach: Partial<Reach>) =>
    Object.fromEntries(plan(reach).map(({ channel, reason }) => [channel, reason]));

  it('is climbed rung by rung, a text message only where WhatsApp cannot be', () => {
    expect(plan({}).map(({ channel, dueMs }) => [channel, dueMs - noon])).toEqual([
      ['push', 0],
      ['email', 10 * MINUTE_MS],
      ['whatsapp', 2 * MINUTE_MS],
    ]);
    expect(brief({ whatsappOptIn: false })).toEqual({
      push: null,
      email: null,
      whatsapp: 'no_opt_in',
      sms: null,
    });
    expect(brief({ hasGateway: (channel) => channel === 'sms' })).toMatchObject({
      whatsapp: 'no_gateway',
      sms: null,
    });
  });

  it('says what stands in the way, save for a device that was never set up', () => {
    expect(brief({ hasDevice: false, phone: 'none', email: 'none' })).toEqual({
      email: 'no_address',
      whatsapp: 'no_address',
      sms: 'no_address',
    });
    expect(brief({ phone: 'unverified', email: 'unverified' })).toEqual({
      push: null,
      email: 'not_verified',
      whatsapp: 'not_verified',
      sms: 'not_verified',
    });
    expect(new Set(Object.values(brief({ isActive: false })))).toEqual(new Set(['suspended']));
    expect(planDeliveries(noon, [], everything, DEFAULT_QUIET_HOURS)).toEqual([]);
  });

  it('waits for the morning, the rungs that would fall into the night as well', () => {
    const evening = noon + 8 * HOUR_MS + 55 * MINUTE_MS;
    const due = plan({}, CHOSEN_CHANNELS, evening).map(({ channel, dueMs }) => [
      channel,
      (dueMs - noon) / HOUR_MS,
    ]);
    expect(due).toEqual([
      ['push', 8 + 55 / 60],
      ['email', 20],
      ['whatsapp', 8 + 57 / 60],
    ]);
  });
});
