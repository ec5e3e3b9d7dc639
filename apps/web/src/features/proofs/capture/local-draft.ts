import { insteadOf, qualityOf } from './photos/photo-quality';
import { type DraftPhoto, emptyDraft, type ProofDraft, photoPath } from './proof-draft';

/** A photo as the device keeps it. */
export interface CachedRow {
  readonly id: string;
  readonly blob: Blob;
  readonly storedAt: number;
  readonly note?: unknown;
}

export interface LocalDraft {
  readonly draft: ProofDraft;
  readonly blobs: ReadonlyMap<string, Blob>;
  /** Photos another was taken in place of, left behind by a kill in that moment. */
  readonly replaced: readonly string[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isDraftPhoto(value: unknown): value is DraftPhoto {
  return isRecord(value) && typeof value.blobId === 'string' && typeof value.path === 'string';
}

/**
 * Photos the list had not heard of. One taken in place of another stands where that stood, even if that
 * is gone already.
 */
function withUnlisted(
  dealId: string,
  listed: readonly DraftPhoto[],
  rows: readonly CachedRow[],
): DraftPhoto[] {
  const photos = [...listed];
  for (const { id, storedAt, note } of [...rows].sort((a, b) => a.storedAt - b.storedAt)) {
    if (photos.some(({ blobId }) => blobId === id)) continue;
    const path = photoPath(dealId, storedAt, photos);
    const photo: DraftPhoto = {
      blobId: id,
      path,
      takenAtMs: storedAt,
      source: 'camera',
      ...qualityOf(note),
    };
    const place = photos.findIndex(({ blobId }) => blobId === insteadOf(note));
    if (place < 0) photos.push(photo);
    else photos[place] = photo;
  }
  return photos;
}

/**
 * What is left on the device of a proof begun earlier. The photos count, not the list of them: one
 * stored just before the page was killed may not have got onto the list.
 */
export function readLocalDraft(
  dealId: string,
  stored: unknown,
  rows: readonly CachedRow[],
  newId: () => string,
): LocalDraft | undefined {
  const value = isRecord(stored) && Array.isArray(stored.photos) ? stored : undefined;
  if (!value && rows.length === 0) return undefined;
  const listed: unknown[] = Array.isArray(value?.photos) ? value.photos : [];
  const replaced = new Set(rows.map(({ note }) => insteadOf(note)));
  const blobs = new Map(
    rows.filter(({ id }) => !replaced.has(id)).map(({ id, blob }) => [id, blob]),
  );
  const photos = withUnlisted(dealId, listed.filter(isDraftPhoto), rows).filter(({ blobId }) =>
    blobs.has(blobId),
  );
  const draft = emptyDraft(typeof value?.id === 'string' ? value.id : newId());
  return {
    draft: {
      ...draft,
      photos,
      notes: typeof value?.notes === 'string' ? value.notes : '',
    },
    blobs,
    replaced: rows.map(({ id }) => id).filter((id) => replaced.has(id)),
  };
}
