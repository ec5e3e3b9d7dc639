import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { discardItems, enqueue, listPending } from '@/offline/outbox/outbox';
import { withPendingChanges } from '@/offline/read/device-rows';
import { settle } from '@/offline/send/settle';
import { put } from '@/offline/store/write';
import { newPerson } from '@/offline/test/new-person';

const OFFER = { id: 'd-1', status: 'offered' };
const CHANCE = { nowMs: () => 1, random: () => 0 };
const FULL = { outcome: 'refused', problem: { code: 'CAMPAIGN_FULL' } } as const;

it.each([
  ['deal_accept', { id: 'd-1' }],
  ['deal_decline', { id: 'd-1', reason: 'space' }],
])(
  'a deal says that the answer to it was refused, until that is given up: %s',
  async (type, data) => {
    const { database } = await newPerson();
    await put(database, 'deals', OFFER);
    await enqueue({ type, data });
    const [item] = await listPending();
    if (!item) throw new Error('Nothing waits');
    await settle(database, [{ kind: 'failure', item, failure: FULL }], CHANCE);
    const told = { ...OFFER, refusedAnswer: { code: 'CAMPAIGN_FULL' } };
    expect(await database.get('deals', 'd-1')).toMatchObject(told);
    expect(await withPendingChanges('deals', [OFFER])).toEqual([told]);
    await discardItems([item.id]);
    expect(await database.get('deals', 'd-1')).toEqual(OFFER);
    expect(await withPendingChanges('deals', [OFFER])).toEqual([OFFER]);
  },
);
