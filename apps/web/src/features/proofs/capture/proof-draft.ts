import type { InputOf } from '@chowk/domain/kernel';
import type { PictureQuality, submitProof } from '@chowk/domain/proofs';

export type SubmitInput = InputOf<typeof submitProof>;
export type DraftFix = NonNullable<SubmitInput['fix']>;

export interface DraftPhoto extends PictureQuality {
  /** Where the photo itself lies on this device. */
  readonly blobId: string;
  /** Its name in the storage, fixed when it is taken: sending it twice is sending it once. */
  readonly path: string;
  readonly takenAtMs: number;
  /** Taken here and now, or chosen from what the phone had. */
  readonly source: 'camera' | 'file';
  /** Tells a photo chosen twice; a photo taken here is another one each time. */
  readonly sha256?: string | undefined;
  /** Where the phone was when it was taken, as found then or soon after: no other photo's place. */
  readonly fix?: DraftFix | undefined;
}

export interface ProofDraft {
  /** Of the proof it will be, and the key it is sent under. */
  readonly id: string;
  readonly photos: readonly DraftPhoto[];
  readonly notes: string;
}

export function emptyDraft(id: string): ProofDraft {
  return { id, photos: [], notes: '' };
}

/** Names are told apart by their time; two photos of one moment still get two names. */
export function photoPath(
  dealId: string,
  nowMs: number,
  photos: readonly Pick<DraftPhoto, 'path'>[],
): string {
  const taken = new Set(photos.map(({ path }) => path));
  let stamp = nowMs;
  while (taken.has(`${dealId}-${stamp}.jpg`)) stamp += 1;
  return `${dealId}-${stamp}.jpg`;
}

export function newestPhoto({ photos }: Pick<ProofDraft, 'photos'>): DraftPhoto | undefined {
  return [...photos].sort((a, b) => b.takenAtMs - a.takenAtMs)[0];
}

function shotOf({ takenAtMs, fix }: Pick<DraftPhoto, 'takenAtMs' | 'fix'>) {
  return { captured_at: new Date(takenAtMs).toISOString(), fix: fix ?? null };
}

export function inputOf(dealId: string, draft: ProofDraft): SubmitInput {
  const notes = draft.notes.trim();
  return {
    id: draft.id,
    deal_id: dealId,
    photo_paths: draft.photos.map(({ path }) => path),
    ...(notes === '' ? {} : { notes }),
    ...shotOf(newestPhoto(draft) ?? { takenAtMs: 0 }),
    shots: draft.photos.map(shotOf),
  };
}
