import '../../../test/browser-stand-ins';
import { describe, expect, it } from 'vitest';
import { formatMessage } from '@/i18n';
import { sync as enSync } from '@/i18n/en/field/sync';
import { sync as hiSync } from '@/i18n/hi/field/sync';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { afterChoice, conflictOf } from './drawer/conflict';
import { reasonsOf, sizeKb } from './drawer/item-words';
import { changedFields } from './field-words';
import { newsOf } from './send-now';
import { sumOf } from './sync-sum';
import { whatWords } from './what-words';

const ITEM: PendingUpload = {
  id: 'a',
  type: 'campaign_update',
  data: { id: 'c-1', version: 3, title: 'Diwali', slots: 5 },
  timestamp: 1,
  retryCount: 0,
  actor: 'me',
  onBehalfOf: null,
  subject: null,
  blobs: [],
  dependsOn: [],
  target: 'campaigns:c-1',
  seq: 1,
  state: 'queued',
  retryAt: 0,
  lastError: null,
};
const ONLINE = { isOnline: true, nowMs: 1000 };

describe('why an item is still here', () => {
  it.each<[Partial<PendingUpload>, string[]]>([
    [{}, []],
    [{ state: 'sending' }, []],
    [{ state: 'needs_attention', lastError: { code: 'CAMPAIGN_FULL' } }, ['problem']],
    [{ lastError: { code: 'timeout' }, retryAt: 5000 }, ['network', 'next']],
    [{ lastError: { code: 'INTERNAL' } }, ['problem']],
    [{ lastError: { code: 'UNAUTHENTICATED' } }, ['signIn']],
    [{ lastError: { code: 'SECOND_STEP_NEEDED' } }, ['signIn']],
  ])('%j: %j', (change, kinds) => {
    const item = { ...ITEM, ...change };
    expect(reasonsOf(item, [item], ONLINE).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('is a minimum that an order did not reach or a product sold no more, by name, and no other change', () => {
    const brand = { brand_id: 'b-1', brand_name: 'Surya', min_order_paise: 5, missing_paise: 2 };
    const refused = (details: object): PendingUpload => ({
      ...ITEM,
      type: 'order_place',
      state: 'needs_attention',
      lastError: { code: 'CART_CHANGED', details: { ...details } },
    });
    const short = refused({ lines: [], brands: [brand] });
    expect(reasonsOf(short, [short], ONLINE)).toEqual([{ kind: 'short', brands: [brand] }]);
    const dearer = refused({ lines: [{ problem: 'price' }], brands: [] });
    expect(reasonsOf(dearer, [dearer], ONLINE)).toEqual([
      { kind: 'problem', code: 'CART_CHANGED' },
    ]);
    const line = { problem: 'archived', product_name: 'Glow Soap', pack_size: '100 g' };
    const gone = refused({ lines: [{ problem: 'price' }, line], brands: [] });
    expect(reasonsOf(gone, [gone], ONLINE)).toEqual([
      { kind: 'gone', products: ['Glow Soap, 100 g'] },
    ]);
  });

  it('is the one before it, or the network that is not there', () => {
    const second = { ...ITEM, id: 'b', seq: 2 };
    expect(reasonsOf(second, [ITEM, second], ONLINE)).toEqual([{ kind: 'behind' }]);
    const offline = { ...ONLINE, isOnline: false };
    expect(reasonsOf(ITEM, [ITEM], offline)).toEqual([{ kind: 'network' }]);
  });

  it('is for an order no line before it that was refused', () => {
    const line: PendingUpload = { ...ITEM, type: 'cart_set', state: 'needs_attention' };
    const order = { ...ITEM, id: 'b', seq: 2, type: 'order_place', target: 'o', dependsOn: ['a'] };
    expect(reasonsOf(order, [line, order], ONLINE)).toEqual([]);
    const waiting: PendingUpload = { ...line, state: 'queued' };
    expect(reasonsOf(order, [waiting, order], ONLINE)).toEqual([{ kind: 'behind' }]);
  });
});

it('a kind nobody has words for yet is still told', () => {
  const say = (key: string) => formatMessage('hi', hiSync, key);
  const [known, unknown] = ['deal_accept', 'tea_brew'].map((type) => whatWords(say, type));
  expect([known, unknown]).toEqual([hiSync['what.deal_accept'], hiSync['what.other']]);
  expect(sizeKb(ITEM, 300 * 1024)).toBe(300);
});

it.each([
  ['failed', '1 चीज़ सिंक नहीं हो सकी', '2 चीज़ें सिंक नहीं हो सकीं'],
  [
    'sync.partialText',
    '1 चीज़ सिंक नहीं हो सकी। बाद में फिर कोशिश होगी।',
    '2 चीज़ें सिंक नहीं हो सकीं। बाद में फिर कोशिश होगी।',
  ],
])('one thing is told as one in Hindi (%s)', (key, one, two) => {
  expect(formatMessage('hi', hiSync, key, { n: 1, count: 1 })).toBe(one);
  expect(formatMessage('hi', hiSync, key, { n: 2, count: 2 })).toBe(two);
});

describe('what came of sending', () => {
  it.each([
    [{ end: 'idle', sent: 2, failed: 0 }, { kind: 'done' }],
    [{ end: 'idle', sent: 0, failed: 0 }, { kind: 'nothing' }],
    [{ end: 'unreachable', sent: 0, failed: 3 }, { kind: 'failed' }],
    [{ end: 'sign_in', sent: 0, failed: 0 }, { kind: 'failed' }],
    [
      { end: 'unreachable', sent: 1, failed: 3 },
      { kind: 'partial', failed: 3 },
    ],
  ] as const)('%j is %j', (report, news) => expect(newsOf(report)).toEqual(news));
});

describe('two versions', () => {
  const current = { id: 'c-1', version: 7, title: 'Holi', slots: 5 };
  const lastError = { code: 'STALE_VERSION', details: { current } };
  const stale: PendingUpload = { ...ITEM, state: 'needs_attention', lastError };

  it('are told apart by what differs, and mine goes on top of theirs if I say so', () => {
    const conflict = conflictOf(stale);
    expect(conflict).toMatchObject({
      clashes: [{ field: 'title', yours: 'Diwali', theirs: 'Holi' }],
      onlyYours: [],
      onlyTheirs: [],
    });
    const mine = { id: 'c-1', version: 7, title: 'Diwali', slots: 5 };
    expect(conflict && afterChoice(conflict, new Set())).toEqual(mine);
  });

  it('clash only where both changed the same; the rest is told and stays', () => {
    const seen = { id: 's-1', version: 4, area: 'Dadar', pin_code: '400014', address: null };
    const data = { id: 's-1', version: 4, area: 'Mahim', pin_code: '400016' };
    const theirs = { ...seen, version: 6, area: 'Bandra', address: '4 Hill Road', updated_at: 'x' };
    const conflict = conflictOf({
      ...stale,
      type: 'shop_update',
      data,
      seen,
      lastError: { code: 'STALE_VERSION', details: { current: theirs } },
    });
    expect(conflict).toMatchObject({
      clashes: [{ field: 'area', yours: 'Mahim', theirs: 'Bandra' }],
      onlyYours: [{ field: 'pin_code', yours: '400016' }],
      onlyTheirs: [{ field: 'address', theirs: '4 Hill Road' }],
    });
    const rest = { id: 's-1', version: 6, pin_code: '400016' };
    expect(conflict && afterChoice(conflict, new Set(['area']))).toEqual(rest);
  });

  it('of a profile are told apart too, though its change names no row', () => {
    const seen = { id: 'p', status: 'active', version: 4, full_name: 'Asha', area: 'Dadar' };
    const current = { ...seen, version: 5, full_name: 'Asha R', whatsapp_opt_in: true };
    const conflict = conflictOf({
      ...stale,
      type: 'profile_update',
      data: { version: 4, full_name: 'Asha Rao', area: 'Mahim' },
      seen: { ...seen, whatsapp_opt_in: false },
      lastError: { code: 'STALE_VERSION', details: { current } },
    });
    expect(conflict).toMatchObject({
      clashes: [{ field: 'full_name', yours: 'Asha Rao', theirs: 'Asha R' }],
      onlyYours: [{ field: 'area', yours: 'Mahim' }],
      onlyTheirs: [{ field: 'whatsapp_opt_in', theirs: true }],
    });
    const rest = { version: 5, area: 'Mahim' };
    expect(conflict && afterChoice(conflict, new Set(['full_name']))).toEqual(rest);
  });

  it('do not clash in what a form sent along and the person left as it was', () => {
    const seen = { id: 'c-1', version: 3, title: 'Diwali', slots: 4, brief: 'By the till' };
    const data = { ...seen, title: 'Diwali shelf' };
    const theirs = { ...seen, version: 7, slots: 5 };
    const details = { current: theirs };
    const conflict = conflictOf({ ...stale, data, seen, lastError: { ...lastError, details } });
    expect(conflict).toMatchObject({
      clashes: [],
      onlyYours: [{ field: 'title', yours: 'Diwali shelf' }],
      onlyTheirs: [{ field: 'slots', theirs: 5 }],
    });
    const rest = { id: 'c-1', version: 7, title: 'Diwali shelf' };
    expect(conflict && afterChoice(conflict, new Set())).toEqual(rest);
  });

  it('leave nothing to send where all stays as it is', () => {
    const conflict = conflictOf({ ...stale, data: { id: 'c-1', version: 3, title: 'Diwali' } });
    expect(conflict && afterChoice(conflict, new Set(['title']))).toBeUndefined();
  });

  it('are a reason to compare, not to load anew', () => {
    expect(reasonsOf(stale, [stale], ONLINE)).toEqual([{ kind: 'conflict' }]);
  });

  it('are not made up where there is another refusal', () => {
    expect(conflictOf({ ...ITEM, lastError: { code: 'WRONG_STATE' } })).toBeUndefined();
    expect(conflictOf({ ...ITEM, lastError: { code: 'STALE_VERSION' } })).toBeUndefined();
  });
});

it('a change names its fields, each once; a deed has none', () => {
  const data = { id: 's-1', version: 4, opening_hours: null, pin_code: '1', x: 1, y: 2 };
  const fields = ['field.opening_hours', 'field.pin_code', 'field.other'];
  expect(changedFields({ ...ITEM, type: 'shop_update', data })).toEqual(fields);
  expect(changedFields({ ...ITEM, type: 'deal_accept', data: { id: 'd-1' } })).toEqual([]);
});

describe('the badge and its label', () => {
  const refused: PendingUpload = { ...ITEM, id: 'b', state: 'needs_attention' };

  it('say one number: what needs the person, else all that waits', () => {
    expect(sumOf([ITEM, ITEM])).toMatchObject({ count: 2, isFailed: false });
    expect(sumOf([ITEM, refused])).toMatchObject({ count: 1, isFailed: true });
    expect(sumOf([])).toMatchObject({ count: 0, isFailed: false, beingChanged: 'none' });
  });

  it('never say that all is sent while something is being edited', () => {
    const edited: PendingUpload = { ...ITEM, state: 'editing' };
    expect(sumOf([edited])).toMatchObject({ count: 1, beingChanged: 'all' });
    // As many as the list below it has.
    expect(sumOf([ITEM, edited, ITEM])).toMatchObject({ count: 3, beingChanged: 'some' });
    expect(reasonsOf(edited, [], ONLINE)).toEqual([{ kind: 'editing' }]);
  });
});

it('one thing is told as one in English too', () => {
  const failed = (n: number) => formatMessage('en', enSync, 'failed', { n, count: n });
  expect([1, 2].map(failed)).toEqual(['1 item failed to sync', '2 items failed to sync']);
});
