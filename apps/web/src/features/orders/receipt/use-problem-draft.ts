import { MAX_ORDER_PHOTOS, type OrderProblem } from '@chowk/domain/orders';
import { useEffect, useRef, useState } from 'react';
import { disputeDraft } from '@/offline/commands/orders';
import { readDraft, writeDraft } from '@/offline/outbox/drafts';
import { dropBlobs, listDraftBlobs, storeBlob } from '@/offline/photos/blobs';
import { prepareFile } from '@/photos/photo-work';

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

/** What is typed and photographed of a problem; on the disk before it is shown. */
export function useProblemDraft(orderId: string) {
  const name = disputeDraft(orderId);
  const [draft, setDraft] = useState<ProblemDraft>();
  const [blobs, setBlobs] = useState<ReadonlyMap<string, Blob>>(new Map());
  const latest = useRef<ProblemDraft>(EMPTY);

  useEffect(() => {
    let isWanted = true;
    async function open() {
      const [kept, rows] = await Promise.all([readDraft(name), listDraftBlobs(name)]);
      if (!isWanted) return;
      const known = new Map(rows.map(({ id, blob }) => [id, blob]));
      const found = { ...EMPTY, ...(kept as Partial<ProblemDraft> | undefined) };
      latest.current = { ...found, photos: found.photos.filter((each) => known.has(each.blobId)) };
      setBlobs(known);
      setDraft(latest.current);
    }
    // A device that keeps nothing begins with an empty form.
    open().catch(() => isWanted && setDraft(EMPTY));
    return () => {
      isWanted = false;
    };
  }, [name]);

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
