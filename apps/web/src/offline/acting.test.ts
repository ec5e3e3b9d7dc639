import 'fake-indexeddb/auto';
import '../../test/browser-stand-ins';
import type { BatchCall, BatchResult } from '@chowk/domain/sync';
import { afterEach, describe, expect, it } from 'vitest';
import { dropActing, setActing } from '@/api/session/acting';
import { put } from '@/offline/store/write';
import { ASHA_STORES } from '../../test/acted-shop';
import { enqueue } from './outbox/outbox';
import { type SendPorts, sendQueue } from './send/send-queue';
import { newPerson } from './test/new-person';

const SHOP = 'shop-1';

function actFor(shopId = SHOP): void {
  setActing({ ...ASHA_STORES, shopId });
}
afterEach(dropActing);

const REFUSED = {
  code: 'ACTING_REFUSED',
  message: '',
  details: { reason: 'no_consent', kind: 'deals' },
} as const;
const accepted = { id: 'd-1', shop_id: SHOP, status: 'accepted' };

function portsOf(
  personId: string,
  sent: BatchCall[],
  { isAllowed = true, receipts = [] as string[] } = {},
): SendPorts {
  const answer = ({ id }: BatchCall): BatchResult =>
    isAllowed
      ? { id, status: 200, output: accepted, replayed: false }
      : { id, status: 403, error: REFUSED };
  return {
    personId: () => personId,
    nowMs: () => 1_000_000,
    random: () => 0,
    sendBatch: async (calls) => {
      sent.push(...calls);
      return calls.map(answer);
    },
    uploadPhoto: async () => undefined,
    listReceipts: async () => new Set(receipts),
  };
}

describe('commands sent while acting for a shop', () => {
  it('record who did it and for which shop, also when sent after acting has ended', async () => {
    const { personId, database } = await newPerson();
    actFor();
    const item = await enqueue({ type: 'deal_accept', data: { id: 'd-1' } });
    expect(item.onBehalfOf).toEqual({ shopId: SHOP, name: 'Asha Stores' });
    dropActing();
    const own = await enqueue({ type: 'deal_accept', data: { id: 'd-2' } });
    expect(own.onBehalfOf).toBeNull();
    const sent: BatchCall[] = [];
    await sendQueue(database, personId, portsOf(personId, sent));
    expect(sent).toMatchObject([
      { id: item.id, actor_id: personId, acting_shop_id: SHOP, done_at_ms: item.timestamp },
      { id: own.id, actor_id: personId },
    ]);
    expect(sent[1]).not.toHaveProperty('acting_shop_id');
  });

  it('cache none of the shop’s rows in the bizman’s own store, but update one already there', async () => {
    const { personId, database } = await newPerson();
    actFor();
    await enqueue({ type: 'deal_accept', data: { id: 'd-1' } });
    await sendQueue(database, personId, portsOf(personId, []));
    expect(await database.count('deals')).toBe(0);
    await put(database, 'deals', { ...accepted, status: 'offered' } as { id: string });
    await enqueue({ type: 'deal_accept', data: { id: 'd-1' } });
    await sendQueue(database, personId, portsOf(personId, []));
    expect(await database.getAll('deals')).toMatchObject([{ status: 'accepted' }]);
  });

  it('go back to the person when their permission has ended, unless done before that', async () => {
    const { personId, database } = await newPerson();
    actFor();
    const [late, done] = [
      await enqueue({ type: 'deal_accept', data: { id: 'd-1' } }),
      await enqueue({ type: 'deal_accept', data: { id: 'd-2' } }),
    ];
    const answers = { isAllowed: false, receipts: [done.id] };
    await sendQueue(database, personId, portsOf(personId, [], answers));
    expect(await database.getAll('pendingUploads')).toMatchObject([
      { id: late.id, state: 'needs_attention', lastError: { details: { reason: 'no_consent' } } },
    ]);
  });
});
