import { ChowkError, SECOND_MS } from '@chowk/domain/kernel';
import type { PictureQuality } from '@chowk/domain/proofs';
import { chooseFix } from './choose-fix';
import { type CachedRow, readLocalDraft } from './local-draft';
import type { PhotoNote } from './photos/photo-quality';
import {
  type DraftFix,
  type DraftPhoto,
  emptyDraft,
  inputOf,
  type ProofDraft,
  photoPath,
  type SubmitInput,
} from './proof-draft';

export interface NewPhoto {
  readonly blob: Blob;
  readonly quality: PictureQuality;
}

export interface FlowPorts {
  readonly dealId: string;
  readonly readLocalDraft: () => Promise<{
    readonly draft: unknown;
    readonly rows: readonly CachedRow[];
    /** It was sent before, and is not sent until the person says so again. */
    readonly isEditing?: boolean;
  }>;
  readonly keep: (draft: ProofDraft) => Promise<void>;
  /** Puts a photo on the disk and answers where; throws when there is no room. */
  readonly store: (blob: Blob, note: PhotoNote) => Promise<string>;
  readonly drop: (blobIds: readonly string[]) => Promise<void>;
  readonly prepare: (file: Blob) => Promise<NewPhoto>;
  readonly hashOf: (blob: Blob) => Promise<string | undefined>;
  /** Hands it all to the queue, which sends it whenever there is a network. */
  readonly enqueue: (draft: ProofDraft, input: SubmitInput) => Promise<void>;
  readonly newId: () => string;
  readonly nowMs: () => number;
}

/** A file that did not become a photo; it never counts as one. */
export interface BadFile {
  readonly id: string;
  readonly name: string;
  readonly error: unknown;
}

export interface FlowState {
  readonly draft: ProofDraft | undefined;
  readonly blobs: ReadonlyMap<string, Blob>;
  /** There were photos from before a reload. */
  readonly isRestored: boolean;
  readonly isEditing: boolean;
  /** Whether the device was asked what it still has. */
  readonly isOpen: boolean;
  /** How many chosen files are being made smaller. */
  readonly preparing: number;
  readonly badFiles: readonly BadFile[];
  readonly isSending: boolean;
  readonly error: unknown;
}

/** On foot still the same place. */
const FRESH_MS = 30 * SECOND_MS;

const START: FlowState = {
  draft: undefined,
  blobs: new Map(),
  isRestored: false,
  isEditing: false,
  isOpen: false,
  preparing: 0,
  badFiles: [],
  isSending: false,
  error: undefined,
};

/** The same picture twice proves nothing new. */
export class UsedPhotoError extends Error {
  readonly where: 'here' | 'earlier';

  constructor(where: 'here' | 'earlier') {
    super('This photo was used before');
    this.name = 'UsedPhotoError';
    this.where = where;
  }
}

/**
 * From the first photo to the queue, without React. A photo is on the disk before it is shown, every
 * change is stored at once, and what is sent is the queue's business: it has one key, so a killed tab
 * or a second press never makes a second proof.
 */
export function createProofFlow(ports: FlowPorts, usedBefore: () => ReadonlySet<string>) {
  const listeners = new Set<() => void>();
  let state = START;
  /** Notes still on their way to the disk: what is handed over must not be noted again after it. */
  let notes: Promise<unknown> = Promise.resolve();
  /** The place as this look at it found it last, and the photos taken since the look began. */
  let found: DraftFix | undefined;
  let takenSince = new Set<string>();

  function set(change: Partial<FlowState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function change(
    edit: (draft: ProofDraft) => ProofDraft,
    more: Partial<FlowState> = {},
  ): Promise<void> {
    const draft = edit(state.draft ?? emptyDraft(ports.newId()));
    set({ ...more, draft });
    await ports.keep(draft);
  }

  /** A fix from when the camera was opened says nothing about a photo taken minutes later. */
  function foundAt(takenAtMs: number): DraftFix | undefined {
    return found && takenAtMs - Date.parse(found.fixed_at) <= FRESH_MS ? found : undefined;
  }

  /** Without it on the disk nobody is told that it is: what throws here was not stored. */
  async function put(
    { blob, quality }: NewPhoto,
    facts: Pick<DraftPhoto, 'takenAtMs' | 'source' | 'sha256'>,
    instead?: string,
  ): Promise<void> {
    const blobId = await ports.store(blob, { ...quality, instead });
    const before = state.draft?.photos ?? [];
    const path = photoPath(ports.dealId, ports.nowMs(), before);
    takenSince.add(blobId);
    const photo: DraftPhoto = { blobId, path, ...quality, ...facts, fix: foundAt(facts.takenAtMs) };
    const isReplacing = before.some((one) => one.blobId === instead);
    const noted = change(
      (draft) => ({
        ...draft,
        photos: isReplacing
          ? draft.photos.map((one) => (one.blobId === instead ? photo : one))
          : [...draft.photos, photo],
      }),
      { blobs: new Map(state.blobs).set(blobId, blob) },
    ).then(() => (isReplacing && instead ? ports.drop([instead]) : undefined));
    // The photo itself is safe; opened again, it is found even where the note of it is missing.
    notes = Promise.all([notes, noted.catch((error: unknown) => set({ error }))]);
  }

  async function addFile(file: File, instead?: string): Promise<void> {
    set({ preparing: state.preparing + 1 });
    try {
      const photo = await ports.prepare(file);
      const sha256 = await ports.hashOf(photo.blob);
      if (sha256 && usedBefore().has(sha256)) throw new UsedPhotoError('earlier');
      if (sha256 && state.draft?.photos.some((one) => one.sha256 === sha256)) {
        throw new UsedPhotoError('here');
      }
      const takenAtMs = Math.min(file.lastModified || ports.nowMs(), ports.nowMs());
      await put(photo, { takenAtMs, source: 'file', sha256 }, instead);
    } catch (error) {
      const bad = { id: ports.newId(), name: file.name, error };
      set({ badFiles: [...state.badFiles, bad] });
    } finally {
      set({ preparing: state.preparing - 1 });
    }
  }

  async function open(): Promise<void> {
    const { draft: value, rows, isEditing = false } = await ports.readLocalDraft();
    const stored = readLocalDraft(ports.dealId, value, rows, ports.newId);
    if (stored && !state.draft) {
      set({ draft: stored.draft, blobs: stored.blobs, isEditing });
      set({ isRestored: stored.draft.photos.length > 0 });
      await ports.drop(stored.replaced);
    }
  }

  async function openAgain(): Promise<void> {
    await open().catch((error: unknown) => set({ error }));
    set({ isOpen: true });
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: openAgain,
    /** Resolves when the photo is on the disk. */
    addShot: (shot: NewPhoto & { takenAtMs: number }, instead?: string) =>
      put(shot, { takenAtMs: shot.takenAtMs, source: 'camera' }, instead),
    async addFiles(files: readonly File[], instead?: string): Promise<void> {
      set({ badFiles: [], error: undefined });
      for (const file of files) await addFile(file, instead);
    },
    async remove(blobId: string): Promise<void> {
      await change((draft) => ({
        ...draft,
        photos: draft.photos.filter((one) => one.blobId !== blobId),
      }));
      await ports.drop([blobId]);
    },
    setNotes: (notes: string) => change((draft) => ({ ...draft, notes })),
    /** Each look at the place is for the photos taken from here on. */
    startLook(isElsewhere = true): void {
      if (isElsewhere) found = undefined;
      takenSince = new Set();
    },
    /** Better than what this look found before; `isAnew` when the person asked for it. */
    async setFix(fix: DraftFix, isAnew = false): Promise<void> {
      found = fix;
      if (!state.draft) return;
      const fixed = (photo: DraftPhoto) => {
        if (!photo.fix || takenSince.has(photo.blobId)) return { ...photo, fix };
        return isAnew ? { ...photo, fix: chooseFix(photo, fix) } : photo;
      };
      await change((draft) => ({ ...draft, photos: draft.photos.map(fixed) }));
    },
    /** What it held was given up, or is edited here now. */
    startOver: () => {
      set({ ...START, isOpen: true });
      return openAgain();
    },
    /** Whether it is in the queue now. */
    async send(): Promise<boolean> {
      const { draft } = state;
      if (state.isSending || !draft || draft.photos.length === 0) return false;
      set({ isSending: true, error: undefined });
      try {
        await notes;
        await ports.enqueue(draft, inputOf(ports.dealId, draft));
        set({ ...START, isOpen: true });
        return true;
      } catch (error) {
        set({ error: error ?? new ChowkError('INTERNAL'), isSending: false });
        return false;
      }
    },
  };
}

export type ProofFlow = ReturnType<typeof createProofFlow>;
