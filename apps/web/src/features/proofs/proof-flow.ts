import { ChowkError } from '@chowk/domain/kernel';
import {
  type DraftFix,
  type DraftPhoto,
  emptyDraft,
  inputOf,
  isProofDraft,
  type ProofDraft,
  photoPath,
  type SubmitInput,
} from './proof-draft';

export interface FlowPorts {
  readonly dealId: string;
  readonly readKept: () => Promise<unknown>;
  readonly keep: (draft: ProofDraft) => Promise<void>;
  readonly forget: () => Promise<void>;
  readonly shrink: (file: Blob) => Promise<Blob>;
  readonly upload: (
    path: string,
    blob: Blob,
    onProgress: (share: number) => void,
  ) => Promise<unknown>;
  readonly submit: (input: SubmitInput) => Promise<unknown>;
  readonly newId: () => string;
  readonly nowMs: () => number;
}

export interface FlowState {
  readonly draft: ProofDraft | undefined;
  /** There were photos from before a reload. */
  readonly wasKept: boolean;
  /** How many photos are being made smaller. */
  readonly preparing: number;
  /** From 0 to 1, of those on their way. */
  readonly progress: ReadonlyMap<string, number>;
  readonly failed: ReadonlyMap<string, unknown>;
  readonly isSending: boolean;
  readonly error: unknown;
}

const START: FlowState = {
  draft: undefined,
  wasKept: false,
  preparing: 0,
  progress: new Map(),
  failed: new Map(),
  isSending: false,
  error: undefined,
};

/**
 * From the first photo to the server's answer, without React. Every change is kept on the device
 * before anything else, photos go up one after another as soon as they are there, and what was sent
 * keeps its key until it is answered: a killed tab or a second press never makes a second proof.
 */
export function createProofFlow(ports: FlowPorts) {
  const listeners = new Set<() => void>();
  const uploads = new Map<string, Promise<void>>();
  let line: Promise<unknown> = Promise.resolve();
  let state = START;

  function set(change: Partial<FlowState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function change(edit: (draft: ProofDraft) => ProofDraft): Promise<void> {
    const before = state.draft ?? emptyDraft(ports.newId());
    const draft = edit(before);
    set({ draft });
    // A device that cannot keep it (private window, no space) still sends it.
    await ports.keep(draft).catch(() => undefined);
  }

  /** Another content is another proof: a key stands for one content only. */
  function changeContent(edit: (draft: ProofDraft) => ProofDraft): Promise<void> {
    return change((draft) => {
      const next = edit(draft);
      return draft.sent ? { ...next, id: ports.newId(), sent: null } : next;
    });
  }

  function mark(name: 'progress' | 'failed', path: string, value?: unknown): void {
    const marks = new Map<string, unknown>(state[name]);
    if (value === undefined) marks.delete(path);
    else marks.set(path, value);
    set({ [name]: marks });
  }

  async function uploadNow(path: string): Promise<void> {
    const photo = state.draft?.photos.find((one) => one.path === path);
    if (!photo || photo.isUploaded) return;
    mark('failed', path);
    mark('progress', path, 0);
    try {
      await ports.upload(path, photo.blob, (share) => mark('progress', path, share));
      await change((draft) => ({
        ...draft,
        photos: draft.photos.map((one) => (one.path === path ? { ...one, isUploaded: true } : one)),
      }));
    } catch (error) {
      mark('failed', path, error);
      throw error;
    } finally {
      mark('progress', path);
    }
  }

  /** One after another: a weak line shared by two photos delivers neither. */
  function upload(path: string): Promise<void> {
    const known = uploads.get(path);
    if (known) return known;
    const work = line.then(() => uploadNow(path));
    line = work.catch(() => undefined);
    uploads.set(path, work);
    work.catch(() => undefined).finally(() => uploads.delete(path));
    return work;
  }

  function uploadQuietly(path: string): void {
    upload(path).catch(() => undefined);
  }

  async function prepare(file: File): Promise<DraftPhoto> {
    set({ preparing: state.preparing + 1 });
    try {
      const blob = await ports.shrink(file);
      const takenAtMs = Math.min(file.lastModified || ports.nowMs(), ports.nowMs());
      const path = photoPath(ports.dealId, ports.nowMs(), state.draft?.photos ?? []);
      return { path, blob, takenAtMs, isUploaded: false };
    } finally {
      set({ preparing: state.preparing - 1 });
    }
  }

  /** `instead` names the photo the new one stands for. */
  async function add(file: File, instead?: string): Promise<void> {
    set({ error: undefined });
    try {
      const photo = await prepare(file);
      await changeContent((draft) => ({
        ...draft,
        photos: draft.photos.some(({ path }) => path === instead)
          ? draft.photos.map((one) => (one.path === instead ? photo : one))
          : [...draft.photos, photo],
      }));
      uploadQuietly(photo.path);
    } catch (error) {
      set({ error });
    }
  }

  async function deliver(): Promise<boolean> {
    const draft = state.draft;
    if (!draft || draft.photos.length === 0) return false;
    for (const { path } of draft.photos) await upload(path);
    await change((current) => ({
      ...current,
      sent: current.sent ?? inputOf(ports.dealId, current),
    }));
    const input = state.draft?.sent;
    if (!input) return false;
    try {
      await ports.submit(input);
    } catch (error) {
      // A refusal is an answer; after a lost line we do not know, and ask again the same.
      const isAnswered = error instanceof ChowkError && error.status < 500;
      if (isAnswered) await change((current) => ({ ...current, id: ports.newId(), sent: null }));
      throw error;
    }
    set({ draft: undefined, wasKept: false });
    await ports.forget().catch(() => undefined);
    return true;
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open(): Promise<void> {
      const kept = await ports.readKept().catch(() => undefined);
      if (state.draft || !isProofDraft(kept)) return;
      set({ draft: kept, wasKept: kept.photos.length > 0 });
      for (const { path, isUploaded } of kept.photos) if (!isUploaded) uploadQuietly(path);
    },
    add,
    remove: (gone: string) =>
      changeContent((draft) => ({
        ...draft,
        photos: draft.photos.filter(({ path }) => path !== gone),
      })),
    retry: uploadQuietly,
    setNotes: (notes: string) => changeContent((draft) => ({ ...draft, notes })),
    setFix: (fix: DraftFix) => change((draft) => (draft.sent ? draft : { ...draft, fix })),
    /** Whether it has arrived. */
    async send(): Promise<boolean> {
      if (state.isSending) return false;
      set({ isSending: true, error: undefined });
      try {
        return await deliver();
      } catch (error) {
        set({ error });
        return false;
      } finally {
        set({ isSending: false });
      }
    },
  };
}

export type ProofFlow = ReturnType<typeof createProofFlow>;
