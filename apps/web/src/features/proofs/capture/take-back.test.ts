import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { readDraft, writeDraft } from '@/offline/outbox/drafts';
import { discardTakenBack } from '@/offline/outbox/end-taken-back';
import { enqueue, listPending } from '@/offline/outbox/outbox';
import { listTakenBack } from '@/offline/outbox/taken-back';
import { listDraftBlobs, storeBlob } from '@/offline/photos/blobs';
import { onSyncEvent } from '@/offline/store/events';
import { newPerson } from '@/offline/test/new-person';
import { readKeptDraft } from './kept-draft';
import type { ProofDraft } from './proof-draft';
import { takeBackProof } from './take-back';

const NAME = 'proof:d-1';
const BLURRED = { isBlurred: true, isDark: false };

/** Sent without a network, then taken back to be changed. */
async function takenBack() {
  const { database } = await newPerson();
  const blobIds = [
    await storeBlob(NAME, new Blob(['shelf']), BLURRED),
    await storeBlob(NAME, new Blob(['from an earlier version'])),
  ];
  await enqueue({
    id: 'p-1',
    type: 'proof_submit',
    subject: 'Diwali shelf',
    data: { id: 'p-1', deal_id: 'd-1', notes: 'left', fix: null },
    blobs: blobIds.map((blobId, place) => ({
      bucket: 'proof-photos',
      path: `d-1-${place + 1}.jpg`,
      blobId,
    })),
    fromDraft: NAME,
  });
  const [item] = await listPending();
  if (!item) throw new Error('Nothing waits');
  await takeBackProof(item);
  return { database, draft: (await readDraft(NAME)) as ProofDraft };
}

it('keeps with a photo that it looked blurred, through the queue and back', async () => {
  const { draft } = await takenBack();
  expect(draft.photos).toMatchObject([BLURRED, { isBlurred: false, isDark: false }]);
  expect(await listDraftBlobs(NAME)).toHaveLength(2);
});

it('is known as not sent until it is in the queue again, also as its form opens it anew', async () => {
  const { database, draft } = await takenBack();
  expect(await listPending()).toEqual([]);
  expect(await listTakenBack(database, [])).toMatchObject([
    { id: `draft:${NAME}`, subject: 'Diwali shelf', data: { notes: 'left' }, blobs: [{}, {}] },
  ]);
  const kept = readKeptDraft('d-1', draft, await listDraftBlobs(NAME), () => 'new');
  if (!kept) throw new Error('Nothing was kept');
  await writeDraft(NAME, { ...kept.draft, notes: 'right', photos: kept.draft.photos.slice(1) });
  const [changed] = await listTakenBack(database, []);
  expect(changed).toMatchObject({ data: { notes: 'right' }, blobs: [{}] });

  await enqueue({ type: 'proof_submit', data: { deal_id: 'd-1', fix: null }, fromDraft: NAME });
  expect(await listTakenBack(database, [])).toEqual([]);
});

it('is nothing to send once its last photo is gone, and a draft never sent is not among it', async () => {
  const { database, draft } = await takenBack();
  await writeDraft(NAME, { ...draft, photos: [] });
  await writeDraft('proof:d-2', { ...draft, takenBack: undefined });
  expect(await listTakenBack(database, [])).toEqual([]);
});

it('is given up with its photos, and its open form hears of it', async () => {
  const { database } = await takenBack();
  const heard: string[] = [];
  const stop = onSyncEvent((event) => {
    if (event.type === 'item.dropped') heard.push(event.item.id);
  });
  const [item] = await listTakenBack(database, []);
  if (item) await discardTakenBack(item);
  stop();
  expect([await database.count('blobs'), await readDraft(NAME)]).toEqual([0, undefined]);
  expect(heard).toEqual([`draft:${NAME}`]);
});
