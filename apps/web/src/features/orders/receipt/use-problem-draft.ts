import type { InputOf } from '@chowk/domain/kernel';
import { type disputeOrder, MAX_ORDER_PHOTOS, type OrderProblem } from '@chowk/domain/orders';
import { useEffect, useRef, useState } from 'react';
import { useEdited } from '@/commands/use-edited';
import { disputeDraft } from '@/offline/commands/orders';
import { readDraft, writeDraft } from '@/offline/outbox/drafts';
import { findEdited } from '@/offline/outbox/edited';
import { type PendingUpload, targetOf } from '@/offline/outbox/queue-row';
import { dropBlobs, listBlobsOf, listDraftBlobs, storeBlob } from '@/offline/photos/blobs';
import { prepareFile } from '@/photos/photo-work';
import { disputeOrderRef } from '../orders.queries';

export interface ProblemPhoto {
  readonly blobId: string;
  readonly path: string;
}

export interface ProblemDraft {
  readonly problem: OrderProblem | null;
  readonly note: string;
  readonly photos: readonly ProblemPhoto[];
}

const EMPTY: ProblemDraft = { problem: null, note: '', photos: [] };

function draftOf({ data, blobs }: PendingUpload): ProblemDraft {
  const { problem, note } = data as InputOf<typeof disputeOrder>;
  return { problem, note, photos: blobs.map(({ id, path }) => ({ blobId: id, path })) };
}

/** What is typed and photographed of a problem; on the disk before it is shown. */
export function useProblemDraft(orderId: string) {
  const name = disputeDraft(orderId);
  const [draft, setDraft] = useState<ProblemDraft>();
  const [blobs, setBlobs] = useState<ReadonlyMap<string, Blob>>(new Map());
  const latest = useRef<ProblemDraft>(EMPTY);

  useEffect(() => {
    let isWanted = true;
    async function open() {
      const [kept, added, edited] = await Promise.all([
        readDraft(name),
        listDraftBlobs(name),
        findEdited(disputeOrderRef.name, targetOf('orders', orderId)),
      ]);
      const sent = edited ? await listBlobsOf(edited.id) : [];
      if (!isWanted) return;
      const known = new Map([...sent, ...added].map(({ id, blob }) => [id, blob]));
      const begun = (kept ?? (edited && draftOf(edited))) as Partial<ProblemDraft> | undefined;
      const found = { ...EMPTY, ...begun };
      latest.current = { ...found, photos: found.photos.filter((each) => known.has(each.blobId)) };
      setBlobs(known);
      setDraft(latest.current);
    }
    // A device that keeps nothing begins with an empty form.
    open().catch(() => isWanted && setDraft(EMPTY));
    return () => {
      isWanted = false;
    };
  }, [name, orderId]);

  useEdited(disputeOrderRef.name, targetOf('orders', orderId));

  function change(changes: Partial<ProblemDraft>): void {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    void writeDraft(name, latest.current).catch(() => undefined);
  }

  async function addBlob(blob: Blob): Promise<void> {
    if (latest.current.photos.length >= MAX_ORDER_PHOTOS) return;
    const blobId = await storeBlob(name, blob);
    setBlobs((known) => new Map(known).set(blobId, blob));
    const path = `${orderId}-${Date.now()}.jpg`;
    change({ photos: [...latest.current.photos, { blobId, path }] });
  }

  return {
    draft,
    blobs,
    change,
    addBlob,
    addFile: async (file: File) => addBlob((await prepareFile(file)).blob),
    remove: (blobId: string) => {
      change({ photos: latest.current.photos.filter((photo) => photo.blobId !== blobId) });
      void dropBlobs(name, [blobId]).catch(() => undefined);
    },
  };
}
