import { useEffect, useState } from 'react';
import { useEdited } from '@/commands/use-edited';
import { draftNamed, type FormDraft } from '@/offline/outbox/drafts';
import { findEdited } from '@/offline/outbox/edited';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { listBlobsOf, listDraftBlobs } from '@/offline/photos/blobs';

/** A photo not sent yet is on this device under its `blobId`. */
export interface DraftPhoto {
  readonly path: string;
  readonly blobId?: string;
}

interface WithPhotos {
  readonly photos: readonly DraftPhoto[];
}

/** Unsaved input on disk, which survives a killed app, not only a reload. */
export interface DeviceDraft<Values> extends FormDraft<Values> {
  readonly name: string;
  readonly blobs: ReadonlyMap<string, Blob>;
  /** The outbox item being edited: the form starts with it, and new input goes on top. */
  readonly opened: Partial<Values> | undefined;
  readonly isRestored: boolean;
}

/** What a form submits, and where its unsaved input is stored. */
export interface DraftOf<Values> {
  readonly name: string;
  readonly command: string;
  readonly target: string;
  /** An outbox item as form values. */
  readonly openedOf: (edited: PendingUpload) => Partial<Values>;
}

export async function openDraft<Values extends WithPhotos>({
  name,
  command,
  target,
  openedOf,
}: DraftOf<Values>): Promise<DeviceDraft<Values>> {
  const stored = draftNamed<Values>(name);
  const [typed, rows, edited] = await Promise.all([
    stored.read(),
    listDraftBlobs(name),
    findEdited(command, target),
  ]);
  const sent = edited ? await listBlobsOf(edited.id) : [];
  const blobs = new Map([...sent, ...rows].map((row) => [row.id, row.blob]));
  // A photo without its file cannot be sent; one already sent has no file here.
  const photos = typed.photos?.filter(({ blobId }) => blobId === undefined || blobs.has(blobId)) as
    | Values['photos']
    | undefined;
  return {
    name,
    blobs,
    opened: edited && openedOf(edited),
    isRestored: edited !== undefined || Object.keys(typed).length > 0,
    read: () => Object.assign(typed, photos && { photos }),
    write: stored.write,
  };
}

/** Without storage the form still works within one visit. */
function memoryDraft<Values>(name: string): DeviceDraft<Values> {
  return {
    name,
    blobs: new Map(),
    opened: undefined,
    isRestored: false,
    read: () => ({}),
    write: () => undefined,
  };
}

/** The draft, once read from the device. Another `key` resets the form. */
export function useDeviceDraft<Values extends WithPhotos>(of: DraftOf<Values>) {
  const { name, command, target, openedOf } = of;
  const [opened, setOpened] = useState<{ draft: DeviceDraft<Values>; key: string }>();
  const [turn, setTurn] = useState(0);
  const key = `${name} ${turn}`;
  // The form is reset when its item was opened or discarded elsewhere.
  useEdited(command, target, () => setTurn((last) => last + 1));
  useEffect(() => {
    let isWanted = true;
    openDraft<Values>({ name, command, target, openedOf })
      .catch(() => memoryDraft<Values>(name))
      .then((draft) => isWanted && setOpened({ draft, key }));
    return () => {
      isWanted = false;
    };
  }, [name, command, target, openedOf, key]);
  return opened?.draft.name === name ? opened : undefined;
}
