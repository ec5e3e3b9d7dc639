import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { describe, expect, it } from 'vitest';
import { withPending } from '@/offline/cache/changes';
import { snapshotKey } from '@/offline/cache/snapshot-key';
import { readSnapshot, storeNow } from '@/offline/cache/snapshots';
import { discardItems, enqueue, listPending } from '@/offline/outbox/outbox';
import { settle } from '@/offline/send/settle';
import { changeRow } from '@/offline/test/change-row';
import { newPerson } from '@/offline/test/new-person';

const CHOICES = snapshotKey(['notification_choices_list', {}]);
const profileKey = (id: string) => snapshotKey(['profile_read', { id }]);
const SMS = { kind: 'money', channel: 'sms', is_on: false } as const;
const MAIL = { kind: 'money', channel: 'email', is_on: true } as const;
const KNOWN = { items: [SMS, MAIL], whatsapp_opt_in: false };
const CHANCE = { nowMs: () => 1, random: () => 0 };

const choose = (id: string, choice: object) =>
  enqueue({ id, type: 'notification_choice_set', data: choice });

it('a notification choice made without a network is shown, queued once and kept', async () => {
  const { database } = await newPerson();
  await storeNow(CHOICES, KNOWN);
  await choose('k-1', { ...SMS, is_on: true });
  await choose('k-2', { ...MAIL, is_on: false });
  await choose('k-3', { ...MAIL, is_on: true });
  const wanted = { items: [{ ...SMS, is_on: true }, MAIL], whatsapp_opt_in: false };
  expect(await withPending(CHOICES, KNOWN)).toEqual(wanted);
  const waiting = await listPending();
  expect(waiting.map(({ id }) => id)).toEqual(['k-1', 'k-3']);

  await settle(
    database,
    waiting.map((item) => ({ kind: 'done' as const, item, output: wanted })),
    CHANCE,
  );
  expect((await readSnapshot(CHOICES))?.content).toEqual(wanted);
  expect(await listPending()).toEqual([]);
});

it('a pending profile change is shown, and undone when it is discarded', async () => {
  const { personId } = await newPerson();
  const answer = profileKey(personId);
  const known = { id: personId, area: 'Dadar', full_name: 'Asha' };
  const { id } = await enqueue({ type: 'profile_update', data: { area: 'Mahim' } });
  expect(await withPending(answer, known)).toEqual({ ...known, area: 'Mahim' });
  await discardItems([id]);
  expect(await withPending(answer, known)).toEqual(known);
});

describe('changes to a profile without a network', () => {
  const SEEN = { full_name: 'Asha', area: 'Dadar', address: null, version: 4 };
  const change = (fields: object, seen: object = SEEN) =>
    enqueue({
      type: 'profile_update',
      data: { version: 4, ...fields },
      seen,
    });

  it('are one command based on the version first seen, with any value changed back left out', async () => {
    const { personId } = await newPerson();
    await change({ full_name: 'Asha Rao', area: 'Mahim' });
    await change({ area: 'Dadar', version: 5 }, { ...SEEN, area: 'Mahim', version: 5 });
    expect(await listPending()).toMatchObject([
      { data: { full_name: 'Asha Rao', area: 'Dadar', version: 4 }, seen: SEEN },
    ]);
    const shown = { ...SEEN, full_name: 'Asha Rao', version: 5 };
    expect(await withPending(profileKey(personId), SEEN)).toEqual(shown);
  });

  it('follow one that may have arrived, based on the version it produces', async () => {
    const { database, personId } = await newPerson();
    const first = await change({ area: 'Mahim' });
    await changeRow(database, 'pendingUploads', first.id, { retryCount: 1 });
    await change({ address: '4 Hill Road' });
    expect(await listPending()).toMatchObject([
      { id: first.id, data: { version: 4, area: 'Mahim' } },
      { dependsOn: [first.id], data: { version: 5, address: '4 Hill Road' } },
    ]);
    expect(await withPending(profileKey(personId), SEEN)).toMatchObject({ version: 6 });
  });

  it('leave a refused one for the person to resolve', async () => {
    const { database } = await newPerson();
    const refused = await change({ area: 'Mahim' });
    await settle(
      database,
      [
        {
          kind: 'failure',
          item: refused,
          failure: { outcome: 'conflict', problem: { code: 'STALE_VERSION' } },
        },
      ],
      CHANCE,
    );
    await change({ version: 5, address: '4 Hill Road' });
    expect((await listPending()).map(({ data }) => data)).toEqual([
      { version: 4, area: 'Mahim' },
      { version: 5, address: '4 Hill Road' },
    ]);
  });
});
