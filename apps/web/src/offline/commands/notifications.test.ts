import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import type { Notification } from '@chowk/domain/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { discardItems, enqueue } from '@/offline/outbox/outbox';
import { applyPulled } from '@/offline/pull/pull';
import { cachedRows } from '@/offline/read/device-rows';
import { settle } from '@/offline/send/settle';
import type { OfflineDatabase } from '@/offline/store/schema';
import { newPerson } from '@/offline/test/new-person';

const CHANCE = { nowMs: () => 2_000, random: () => 0.5 };

let database: OfflineDatabase;

const notice = (id: string, named: Partial<Notification> = {}) => ({
  id,
  seen: false,
  read_at: null,
  ...named,
});

const pulled = (...rows: { id: string }[]) =>
  applyPulled(
    database,
    'notifications',
    { reset: true, rows, gone: [], cursor: 'c', more: false },
    1_000,
  );

async function shown(): Promise<string> {
  const rows = (await cachedRows<Notification>('notifications'))?.content ?? [];
  return rows
    .map(({ id, seen, read_at }) => `${id} ${read_at ? 'read' : seen ? 'seen' : 'new'}`)
    .join();
}

const see = (...ids: string[]) => enqueue({ type: 'notification_mark_seen', data: { ids } });
const readUpTo = (up_to: string) =>
  enqueue({ type: 'notification_mark_all_read', data: { up_to } });

beforeEach(async () => {
  ({ database } = await newPerson());
  await pulled(notice('1'), notice('2'), notice('3'));
});

describe('a read mark', () => {
  it('shows at once on its notification and on no other', async () => {
    await see('1', '3', 'strange');
    expect(await shown()).toBe('1 seen,2 new,3 seen');
    await enqueue({ type: 'notification_mark_read', data: { id: '1' } });
    expect(await shown()).toBe('1 read,2 new,3 seen');
  });

  it('on everything up to one leaves later ones unread, and is undone with its item', async () => {
    const { id } = await readUpTo('2');
    expect(await shown()).toBe('1 read,2 read,3 new');
    await discardItems([id]);
    expect(await shown()).toBe('1 new,2 new,3 new');
  });

  it('stays on pulled rows while it is pending, also on new ones', async () => {
    await readUpTo('3');
    await pulled(notice('2'), notice('3'), notice('4'));
    expect(await shown()).toBe('2 read,3 read,4 new');
  });

  it('is in the server’s row once it has arrived', async () => {
    const item = await readUpTo('2');
    await settle(database, [{ kind: 'done', item, output: { unseen: 0, unread: 1 } }], CHANCE);
    expect(await shown()).toBe('1 read,2 read,3 new');
    expect(await database.get('notifications', '1')).not.toHaveProperty('_base');
    expect(await database.count('pendingUploads')).toBe(0);
  });
});

it('on a seen list is one outbox item, however long the list is', async () => {
  await see('1');
  await see('2', '1');
  const waiting = await database.getAll('pendingUploads');
  expect(waiting.map(({ data }) => data)).toEqual([{ ids: ['2', '1'] }]);
  expect(await shown()).toBe('1 seen,2 seen,3 new');
});
