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

it('leaves each photo the place it was taken at, whatever else is removed', async () => {
  await newPerson();
  const far = { lat: 28.65, lng: 77.2, accuracy_m: 12, fixed_at: '2026-11-16T06:00:00.000Z' };
  const shots = [
    { captured_at: '2026-11-16T06:00:00.000Z', fix: far },
    { captured_at: '2026-11-16T06:10:00.000Z', fix: { ...far, lat: 28.6 } },
  ];
  const blobs = [];
  for (const place of shots.keys()) {
    const blobId = await storeBlob(NAME, new Blob([`${place}`]));
    blobs.push({ bucket: 'proof-photos', path: `d-1-${place + 1}.jpg`, blobId } as const);
  }
  const data = { id: 'p-1', deal_id: 'd-1', ...shots[1], shots };
  const { id } = await enqueue({ id: 'p-1', type: 'proof_submit', data, blobs, fromDraft: NAME });
  await startEditing(id);
  const { draft } = await opened();
  const again = inputOf('d-1', draft);
  expect(again).toMatchObject({ ...shots[1], shots });
  expect(inputOf('d-1', { ...draft, photos: draft.photos.slice(0, 1) })).toMatchObject({
    ...shots[0],
    shots: [shots[0]],
  });
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
