import '../../../test/browser-stand-ins';
import { describe, expect, it } from 'vitest';
import type { PendingUpload } from '@/offline/queue-row';
import { conflictOf } from './conflict';
import { reasonsOf, sizeKb, whatKey } from './item-words';
import { newsOf } from './send-now';

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
  entity: 'campaigns:c-1',
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
  ])('%j: %j', (change, kinds) => {
    const item = { ...ITEM, ...change };
    expect(reasonsOf(item, [item], ONLINE).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('is the one before it, or the network that is not there', () => {
    const second = { ...ITEM, id: 'b', seq: 2 };
    expect(reasonsOf(second, [ITEM, second], ONLINE)).toEqual([{ kind: 'behind' }]);
    const offline = { ...ONLINE, isOnline: false };
    expect(reasonsOf(ITEM, [ITEM], offline)).toEqual([{ kind: 'network' }]);
  });
});

it('a kind nobody has words for yet is still told', () => {
  expect([whatKey('deal_accept'), whatKey('tea_brew')]).toEqual(['what.deal_accept', 'what.other']);
  expect(sizeKb(ITEM, 300 * 1024)).toBe(300);
});

describe('what came of sending', () => {
  it.each([
    [{ end: 'idle', sent: 2, failed: 0 }, { kind: 'done' }],
    [{ end: 'idle', sent: 0, failed: 0 }, { kind: 'nothing' }],
    [{ end: 'line', sent: 0, failed: 3 }, { kind: 'failed' }],
    [{ end: 'sign_in', sent: 0, failed: 0 }, { kind: 'failed' }],
    [
      { end: 'line', sent: 1, failed: 3 },
      { kind: 'partial', failed: 3 },
    ],
  ] as const)('%j is %j', (report, news) => expect(newsOf(report)).toEqual(news));
});

describe('two versions', () => {
  const current = { id: 'c-1', version: 7, title: 'Holi', slots: 5 };
  const stale = { ...ITEM, lastError: { code: 'STALE_VERSION', details: { current } } };

  it('are told apart by what differs, and mine goes on top of theirs if I say so', () => {
    expect(conflictOf(stale)).toEqual({
      differences: [{ field: 'title', yours: 'Diwali', theirs: 'Holi' }],
      retry: { id: 'c-1', version: 7, title: 'Diwali', slots: 5 },
    });
  });

  it('are not made up where there is another refusal', () => {
    expect(conflictOf({ ...ITEM, lastError: { code: 'WRONG_STATE' } })).toBeUndefined();
    expect(conflictOf({ ...ITEM, lastError: { code: 'STALE_VERSION' } })).toBeUndefined();
  });
});
