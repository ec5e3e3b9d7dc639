import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { storeBlob } from '@/offline/blobs';
import { readDraft } from '@/offline/drafts';
import { enqueue, listPending } from '@/offline/outbox';
import { newPerson } from '@/offline/test/new-person';
import type { ProofDraft } from './proof-draft';
import { takeBackProof } from './take-back';

it('keeps with a photo that it looked blurred, through the queue and back', async () => {
  await newPerson();
  const name = 'proof:d-1';
  const blurred = { isBlurred: true, isDark: false };
  const blobIds = [
    await storeBlob(name, new Blob(['shelf']), blurred),
    await storeBlob(name, new Blob(['from an earlier version'])),
  ];
  await enqueue({
    id: 'p-1',
    type: 'proof_submit',
    data: { id: 'p-1', deal_id: 'd-1', fix: null },
    blobs: blobIds.map((blobId, place) => ({
      bucket: 'proof-photos',
      path: `d-1-${place + 1}.jpg`,
      blobId,
    })),
    fromDraft: name,
  });
  const [item] = await listPending();
  if (!item) throw new Error('Nothing waits');
  await takeBackProof(item);
  const { photos } = (await readDraft(name)) as ProofDraft;
  expect(photos).toMatchObject([blurred, { isBlurred: false, isDark: false }]);
});
