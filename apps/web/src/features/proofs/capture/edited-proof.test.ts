import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { writeDraft } from '@/offline/outbox/drafts';
import { startEditing } from '@/offline/outbox/editing';
import { enqueue, listPending } from '@/offline/outbox/outbox';
import { storeBlob } from '@/offline/photos/blobs';
import { newPerson } from '@/offline/test/new-person';
import { readProof } from './edited-proof';
import { readLocalDraft } from './local-draft';
import { inputOf, type ProofDraft } from './proof-draft';

const NAME = 'proof:d-1';
const BLURRED = { isBlurred: true, isDark: false };

/** Sent without a network, then edited. */
async function edited() {
  await newPerson();
  const blobIds = [
    await storeBlob(NAME, new Blob(['shelf']), BLURRED),
    await storeBlob(NAME, new Blob(['from an earlier version'])),
  ];
  const { id } = await enqueue({
    id: 'p-1',
    type: 'proof_submit',
    data: { id: 'p-1', deal_id: 'd-1', notes: 'left', fix: null },
    blobs: blobIds.map((blobId, place) => ({
      bucket: 'proof-photos',
      path: `d-1-${place + 1}.jpg`,
      blobId,
    })),
    fromDraft: NAME,
  });
  await startEditing(id);
  return blobIds;
}

async function opened() {
  const { draft, rows, isEditing } = await readProof('d-1', NAME);
  const kept = readLocalDraft('d-1', draft, rows, () => 'new');
  if (!kept) throw new Error('Nothing was kept');
  return { draft: kept.draft, isEditing };
}

it('opens its form with words and photos, also that one looked blurred', async () => {
  const blobIds = await edited();
  const { draft, isEditing } = await opened();
  expect(isEditing).toBe(true);
  expect(draft).toMatchObject({ notes: 'left', photos: [BLURRED, { isBlurred: false }] });
  expect(draft.photos.map(({ blobId, takenAtMs }) => [blobId, takenAtMs])).toEqual([
    [blobIds[0], 1],
    [blobIds[1], 2],
  ]);
  // Another content is another proof.
  expect(draft.id).not.toBe('p-1');
  expect(draft.photos.map(({ path }) => path)).not.toContain('d-1-1.jpg');
});

it('opens as it was changed after a kill, and is sent without what was taken away', async () => {
  const [, second = ''] = await edited();
  const { draft } = await opened();
  const change: ProofDraft = { ...draft, notes: 'right', photos: draft.photos.slice(1) };
  await writeDraft(NAME, change);
  const again = await opened();
  expect(again).toMatchObject({ draft: { notes: 'right', photos: [{ blobId: second }] } });
  const blobs = again.draft.photos.map(
    ({ blobId, path }) => ({ bucket: 'proof-photos', blobId, path }) as const,
  );
  const data = inputOf('d-1', again.draft);
  await enqueue({ id: data.id, type: 'proof_submit', data, blobs, fromDraft: NAME });
  expect(await listPending()).toMatchObject([
    { id: draft.id, state: 'queued', data: { notes: 'right' }, blobs: [{ id: second }] },
  ]);
  const left = await readProof('d-1', NAME);
  expect(left).toEqual({ draft: undefined, rows: [], isEditing: false });
});
