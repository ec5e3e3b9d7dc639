import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { beforeEach, describe, expect, it } from 'vitest';
import { discardRefused, enqueue, listPending } from '@/offline/outbox/outbox';
import { pickReady } from '@/offline/send/pick-ready';
import { settle } from '@/offline/send/settle';
import type { OfflineDatabase } from '@/offline/store/schema';
import { put } from '@/offline/store/write';
import { changeRow } from '@/offline/test/change-row';
import { newPerson } from '@/offline/test/new-person';

const CHANCE = { nowMs: () => 1, random: () => 0 };
const STALE = { outcome: 'conflict', problem: { code: 'STALE_VERSION' } } as const;
const SERVERS = { id: 'c-1', title: 'Monsoon', brief: 'Till', status: 'draft', version: 4 };

let database: OfflineDatabase;
let personId = '';
beforeEach(async () => {
  ({ database, personId } = await newPerson());
});

const create = (id: string, fields: object) =>
  enqueue({ id, type: 'campaign_create', data: { id: 'c-1', ...fields } });
const update = (id: string, version: number, fields: object) =>
  enqueue({
    id,
    type: 'campaign_update',
    data: { id: 'c-1', version, ...fields },
  });
const shown = () => database.get('campaigns', 'c-1');
const waiting = async () =>
  (await listPending()).map(({ id, type, data }) => ({ id, type, data: data as object }));
const startSending = (id: string) =>
  changeRow(database, 'pendingUploads', id, { state: 'sending' });

async function arrive(id: string, output: object): Promise<void> {
  const item = await database.get('pendingUploads', id);
  if (!item) throw new Error(`${id} does not wait`);
  await settle(database, [{ kind: 'done', item, output }], CHANCE);
}

describe('changes to a saved draft without a network', () => {
  it('are shown at once, and several are one command', async () => {
    await put(database, 'campaigns', SERVERS);
    await update('k-1', 4, { title: 'Diwali', slots: 5 });
    expect(await shown()).toMatchObject({ title: 'Diwali', slots: 5, version: 4, brief: 'Till' });
    await update('k-2', 4, { title: 'Diwali 2' });
    await update('k-3', 4, { brief: 'Shelf' });
    expect(await waiting()).toEqual([
      {
        id: 'k-3',
        type: 'campaign_update',
        data: { id: 'c-1', version: 4, title: 'Diwali 2', slots: 5, brief: 'Shelf' },
      },
    ]);
    await arrive('k-3', { ...SERVERS, title: 'Diwali 2', brief: 'Shelf', version: 5 });
    expect(await waiting()).toEqual([]);
    expect(await shown()).toMatchObject({ title: 'Diwali 2', version: 5 });
  });

  it('keep the version the person first saw', async () => {
    const change = { type: 'campaign_update' };
    await enqueue({ ...change, data: { id: 'c-1', version: 4, title: 'A' }, seen: SERVERS });
    const later = { ...SERVERS, title: 'A' };
    await enqueue({ ...change, data: { id: 'c-1', version: 4, slots: 2 }, seen: later });
    expect(await listPending()).toMatchObject([{ data: { title: 'A', slots: 2 }, seen: SERVERS }]);
  });

  it('follow one already being sent, based on the version it will produce', async () => {
    await put(database, 'campaigns', SERVERS);
    await update('k-1', 4, { title: 'Diwali' });
    await startSending('k-1');
    await update('k-2', 4, { brief: 'Shelf' });
    await update('k-3', 4, { slots: 9 });
    expect((await waiting()).map(({ id, data }) => [id, data])).toEqual([
      ['k-1', { id: 'c-1', version: 4, title: 'Diwali' }],
      ['k-3', { id: 'c-1', version: 5, brief: 'Shelf', slots: 9 }],
    ]);
    expect(await shown()).toMatchObject({ title: 'Diwali', brief: 'Shelf', slots: 9 });
    const [, behind] = await listPending();
    expect(behind?.dependsOn).toEqual(['k-1']);
    expect(pickReady(await listPending(), personId, 1)).toEqual([]);
    await arrive('k-1', { ...SERVERS, title: 'Diwali', version: 5 });
    expect(pickReady(await listPending(), personId, 1).map(({ id }) => id)).toEqual(['k-3']);
  });

  it('conflict with somebody else’s change and wait for a decision, which replaces them', async () => {
    await put(database, 'campaigns', SERVERS);
    await update('k-1', 4, { title: 'Diwali' });
    const [item] = await listPending();
    if (!item) throw new Error('nothing waits');
    await settle(database, [{ kind: 'failure', item, failure: STALE }], CHANCE);
    expect(await shown()).toMatchObject({ title: 'Monsoon' });
    await update('k-2', 6, { title: 'Diwali' });
    expect((await waiting()).map(({ id }) => id)).toEqual(['k-2']);
    await settle(
      database,
      [{ kind: 'failure', item: { ...item, id: 'k-2' }, failure: STALE }],
      CHANCE,
    );
    await discardRefused('campaigns:c-1');
    expect(await waiting()).toEqual([]);
  });
});

describe('a draft the server does not have yet', () => {
  it('is created as last typed, in one command', async () => {
    await create('k-1', { title: 'Diwali' });
    await update('k-2', 1, { brief: 'Shelf' });
    await create('k-3', { title: 'Holi', slots: 3 });
    expect(await waiting()).toEqual([
      {
        id: 'k-3',
        type: 'campaign_create',
        data: { id: 'c-1', title: 'Holi', brief: 'Shelf', slots: 3 },
      },
    ]);
    expect(await shown()).toMatchObject({ title: 'Holi', brief: 'Shelf', status: 'draft' });
  });

  it('is not created again when its response was lost', async () => {
    const item = await create('k-1', { title: 'Diwali' });
    const failure = { outcome: 'later', problem: { code: 'unreachable' } } as const;
    await settle(database, [{ kind: 'failure', item, failure }], CHANCE);
    await create('k-2', { title: 'Diwali', brief: 'Shelf' });
    await create('k-3', { title: 'Diwali', brief: 'Till' });
    expect((await waiting()).map(({ id, type, data }) => ({ id, type, ...data }))).toMatchObject([
      { id: 'c-1', type: 'campaign_create', title: 'Diwali' },
      { id: 'c-1', type: 'campaign_update', version: 1, brief: 'Till' },
    ]);
  });

  it('is changed after a create that is already being sent, losing nothing typed', async () => {
    await create('k-1', { title: 'Diwali' });
    await startSending('k-1');
    await create('k-2', { title: 'Holi' });
    expect((await waiting())[1]).toEqual({
      id: 'k-2',
      type: 'campaign_update',
      data: { id: 'c-1', version: 1, title: 'Holi' },
    });
    await arrive('k-1', { ...SERVERS, title: 'Diwali', version: 1 });
    expect(await shown()).toMatchObject({ title: 'Holi', version: 1 });
  });
});
