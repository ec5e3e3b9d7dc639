import { ChowkError, SECOND_MS } from '@chowk/domain/kernel';
import type { OpenUpload, StoredObject } from '@chowk/domain/sync';
import type { Call } from '@/api/client/caller';
import { sha256Of } from '@/api/client/sha256';
import { NetworkError } from '@/api/errors/errors';
import { type PhotoBucket, photoAddress } from './photo-address';

/** Half a minute on 2G, which is the most a broken connection loses. */
const PIECE_BYTES = 256 * 1024;
const PIECE_TIMEOUT_MS = 90 * SECOND_MS;
/** A connection that damages every photo is unusable; the next attempt comes later. */
const MOST_BEGINNINGS = 4;
/** How often in a row the server may report another offset. */
const MOST_TURNS = 50;

export interface PhotoToSend {
  readonly bucket: PhotoBucket;
  readonly path: string;
  readonly blob: Blob;
  /** The shop a bizman sends it for. */
  readonly actingShopId?: string | undefined;
}

type Answer = OpenUpload | StoredObject;

/** The shape of `uploadAnswer`; anything else comes from a proxy. */
function read(body: unknown): Answer {
  const { sha256, path, id, offset } = (body ?? {}) as Partial<StoredObject & OpenUpload>;
  const isStored = typeof sha256 === 'string' && typeof path === 'string';
  const isOpen = typeof id === 'string' && typeof offset === 'number';
  if (!isStored && !isOpen) throw new NetworkError('foreign_answer');
  return body as Answer;
}

/** The server's offset, when that is all it disagrees about. */
function offsetIn(error: unknown): number | undefined {
  if (!(error instanceof ChowkError) || error.code !== 'UPLOAD_OFFSET') return undefined;
  return typeof error.details?.offset === 'number' ? error.details.offset : undefined;
}

/** The server discarded it; the photo here is intact, so it is sent once more. */
function mustBeginAgain(error: unknown): boolean {
  return error instanceof ChowkError && ['UPLOAD_DAMAGED', 'PGRST116'].includes(error.code);
}

/** Each piece once, from the server's offset. */
async function sendPieces(
  call: Call,
  opened: OpenUpload,
  { blob }: PhotoToSend,
  acting: Record<string, string>,
): Promise<StoredObject> {
  let offset = opened.offset;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const init = {
      method: 'PATCH',
      headers: {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        ...acting,
      },
      body: blob.slice(offset, offset + PIECE_BYTES),
    };
    try {
      const limits = { timeoutMs: PIECE_TIMEOUT_MS };
      const answer = read(await call(`/storage/v1/upload/${opened.id}`, init, limits));
      if ('sha256' in answer) return answer;
      offset = answer.offset;
    } catch (error) {
      const known = offsetIn(error);
      if (known === undefined) throw error;
      offset = known;
    }
  }
  throw new NetworkError('foreign_answer');
}

/**
 * Uploads a photo in pieces, so that a broken connection costs only the current one. The server
 * verifies the whole by its SHA-256; a name is written once, so repeating is safe.
 */
export async function uploadInPieces(call: Call, photo: PhotoToSend): Promise<StoredObject> {
  const { bucket, path, blob, actingShopId } = photo;
  const acting: Record<string, string> = actingShopId ? { 'x-acting-shop': actingShopId } : {};
  const sha256 = await sha256Of(blob);
  const address = photoAddress(bucket, path).replace('/object/', '/upload/');
  if (!sha256) return uploadWhole(call, photo, acting);
  for (let beginning = 1; ; beginning += 1) {
    const opening = await call(address, {
      method: 'POST',
      headers: { 'upload-length': String(blob.size), 'x-content-sha256': sha256, ...acting },
    });
    const opened = read(opening);
    if ('sha256' in opened) return opened;
    try {
      return await sendPieces(call, opened, photo, acting);
    } catch (error) {
      if (!mustBeginAgain(error)) throw error;
      if (beginning >= MOST_BEGINNINGS) throw new NetworkError('foreign_answer', { cause: error });
    }
  }
}

/** Without a digest the pieces cannot be matched, so the photo is sent whole. */
async function uploadWhole(
  call: Call,
  { bucket, path, blob }: PhotoToSend,
  acting: Record<string, string>,
): Promise<StoredObject> {
  const headers = { 'content-type': blob.type || 'image/jpeg', ...acting };
  const init = { method: 'POST', headers, body: blob };
  return call(photoAddress(bucket, path), init, { timeoutMs: PIECE_TIMEOUT_MS });
}
