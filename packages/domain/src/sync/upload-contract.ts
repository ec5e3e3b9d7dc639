import * as z from 'zod/mini';
import { idField } from '../kernel';

/**
 * A photo sent in pieces, continued where it broke off. All with the bearer, and with
 * `x-acting-shop` when a bizman sends it for a shop.
 *
 * 1. `POST /storage/v1/upload/{bucket}/{path}`, headers `Upload-Length` (bytes) and
 *    `X-Content-Sha256` (hex of the whole file), no body. Answer: `openUpload`. The same file under
 *    the same name again is the same upload with its offset; when the photo is stored already, the
 *    answer is `storedObject`.
 * 2. `HEAD /storage/v1/upload/{id}`: the header `Upload-Offset` says how much has arrived.
 * 3. `PATCH /storage/v1/upload/{id}`, header `Upload-Offset`, body the next bytes. What arrived
 *    before a line broke is kept. Answer: `openUpload` while bytes are missing; with the last byte
 *    `storedObject`, exactly what the upload in one piece answers.
 *
 * Refusals besides those of the upload in one piece: 409 `UPLOAD_OFFSET` with `details.offset`
 * (continue there), 400 `UPLOAD_DAMAGED` (the whole did not match its sha-256 and was thrown away:
 * begin again), 404 `PGRST116` (unknown, or expired: begin again).
 */
export const UPLOAD_MAX_BYTES = 12 * 1024 * 1024;

export const openUpload = z.object({
  id: idField,
  offset: z.number(),
  size: z.number(),
  expires_at: z.iso.datetime({ offset: true }),
});
export type OpenUpload = z.output<typeof openUpload>;

export const storedObject = z.object({
  bucket: z.string(),
  path: z.string(),
  width: z.number(),
  height: z.number(),
  sha256: z.string(),
  size: z.number(),
});
export type StoredObject = z.output<typeof storedObject>;

export const uploadAnswer = z.union([openUpload, storedObject]);
