import type { InputOf } from '@chowk/domain/kernel';
import type { submitProof } from '@chowk/domain/proofs';

export type SubmitInput = InputOf<typeof submitProof>;
export type DraftFix = NonNullable<SubmitInput['fix']>;

export interface DraftPhoto {
  /** Its name in the storage, fixed when it is taken: sending it twice is sending it once. */
  readonly path: string;
  readonly blob: Blob;
  readonly takenAtMs: number;
  readonly isUploaded: boolean;
}

export interface ProofDraft {
  /** Of the proof it will be, and the key it is sent under. */
  readonly id: string;
  readonly photos: readonly DraftPhoto[];
  readonly notes: string;
  readonly fix: DraftFix | null;
  /** What was sent and not answered yet: it is sent again to the letter. */
  readonly sent: SubmitInput | null;
}

export function emptyDraft(id: string): ProofDraft {
  return { id, photos: [], notes: '', fix: null, sent: null };
}

/** Names are told apart by their time; two photos of one moment still get two names. */
export function photoPath(dealId: string, nowMs: number, photos: readonly DraftPhoto[]): string {
  const taken = new Set(photos.map(({ path }) => path));
  let stamp = nowMs;
  while (taken.has(`${dealId}-${stamp}.jpg`)) stamp += 1;
  return `${dealId}-${stamp}.jpg`;
}

export function inputOf(dealId: string, draft: ProofDraft): SubmitInput {
  const notes = draft.notes.trim();
  const capturedAtMs = Math.max(...draft.photos.map(({ takenAtMs }) => takenAtMs));
  return {
    id: draft.id,
    deal_id: dealId,
    photo_paths: draft.photos.map(({ path }) => path),
    ...(notes === '' ? {} : { notes }),
    captured_at: new Date(capturedAtMs).toISOString(),
    fix: draft.fix,
  };
}

/** What an earlier version of the app left behind may look different; then it is left alone. */
export function isProofDraft(value: unknown): value is ProofDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { id, photos, notes } = value as Record<string, unknown>;
  return typeof id === 'string' && Array.isArray(photos) && typeof notes === 'string';
}
