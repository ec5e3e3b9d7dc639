import { type Actor, accessRefusal, ChowkError, isUuid, notFound } from '@chowk/domain/kernel';
import { type OpenUpload, type StoredObject, UPLOAD_MAX_BYTES } from '@chowk/domain/sync';
import type { Ports } from '../contract/context';
import { requireActor } from '../http/actor';
import { receiveBody } from '../http/receive-body';
import type { App, Authenticator, HttpContext } from '../http/types';
import { requireBucket } from '../storage';
import type { PhotoIntake } from './photo-intake';
import { requireAddress, requireHash, senderOf } from './storage-request';
import { requireFileRoom } from './stored-files';
import {
  appendPiece,
  dropUpload,
  openUpload,
  readPieces,
  requireOffset,
  requireUpload,
  type Upload,
} from './uploads';

const PREFIX = '/storage/v1/upload/';

/** Complete but refused: the stored pieces are useless. */
const HOPELESS = new Set([
  'UPLOAD_DAMAGED',
  'NOT_AN_IMAGE',
  'IMAGE_TOO_LARGE',
  'ALREADY_EXISTS',
  'STORAGE_FULL',
]);

export interface UploadRoutes {
  readonly ports: Ports;
  readonly authenticator: Authenticator;
  readonly intake: PhotoIntake;
}

function shown({ id, received, size, expires_at }: Upload): OpenUpload {
  return { id, offset: received, size, expires_at: expires_at.toISOString() };
}

function answer(c: HttpContext, body: OpenUpload | StoredObject, offset: number) {
  c.header('Upload-Offset', String(offset));
  c.header('Upload-Length', String('offset' in body ? body.size : offset));
  c.header('Cache-Control', 'no-store');
  return c.json(body);
}

function requireNumber(c: HttpContext, name: string): number {
  const text = c.req.header(name) ?? '';
  if (!/^\d{1,9}$/.test(text))
    throw new ChowkError('BAD_PATH', { message: `${name} must be a number` });
  return Number(text);
}

interface Last {
  readonly bytes: Uint8Array;
  /** And no earlier pieces are stored. */
  readonly isFirst: boolean;
}

export function mountUploads(app: App, { ports, authenticator, intake }: UploadRoutes): void {
  async function ownerAndUpload(c: HttpContext) {
    const actor = await requireActor(c, authenticator);
    if (actor.actorId === null) throw accessRefusal(actor);
    const id = c.req.param('id') ?? '';
    if (!isUuid(id)) throw notFound();
    return { actor, upload: await requireUpload(ports, actor.actorId, id) };
  }

  app.post(`${PREFIX}:bucket/*`, async (c) => {
    const actor = await requireActor(c, authenticator);
    const place = requireAddress(c, PREFIX);
    await intake.requireWriter(senderOf(c, actor), place);
    const size = requireNumber(c, 'upload-length');
    if (size === 0 || size > UPLOAD_MAX_BYTES) throw new ChowkError('BODY_TOO_LARGE');
    const sha256 = requireHash(c);
    if (sha256 === undefined)
      throw new ChowkError('BAD_PATH', { message: 'x-content-sha256 is missing' });
    const stored = await intake.findStored(place, sha256);
    if (stored) return answer(c, stored, size);
    await requireFileRoom(ports, actor, size);
    const ownerId = actor.actorId ?? '';
    const upload = await openUpload(ports, { ownerId, ...place, size, sha256 });
    return answer(c, shown(upload), upload.received);
  });

  app.get(`${PREFIX}:id`, async (c) => {
    const { upload } = await ownerAndUpload(c);
    return answer(c, shown(upload), upload.received);
  });

  /** The last piece has arrived, together with stored ones or alone. */
  async function finish(c: HttpContext, upload: Upload, writer: Actor, last: Last) {
    const place = { bucket: requireBucket(upload.bucket), path: upload.path };
    try {
      // A single piece need not pass through the database.
      const whole = last.isFirst ? last.bytes : await readPieces(ports, upload.id);
      const stored = await intake.store(writer, place, whole, upload.sha256);
      await dropUpload(ports, upload.id);
      return answer(c, stored, upload.size);
    } catch (error) {
      if (error instanceof ChowkError && HOPELESS.has(error.code))
        await dropUpload(ports, upload.id);
      throw error;
    }
  }

  app.patch(`${PREFIX}:id`, async (c) => {
    const { actor, upload } = await ownerAndUpload(c);
    const place = { bucket: requireBucket(upload.bucket), path: upload.path };
    const writer = await intake.requireWriter(senderOf(c, actor), place);
    const offset = requireNumber(c, 'upload-offset');
    requireOffset(upload, offset);
    const hold = ports.bodies.hold(upload.owner_id);
    try {
      const maxBytes = upload.size - offset;
      const receiving = { hold, limits: ports.bodies.limits, maxBytes };
      const { bytes, broken } = await receiveBody(c.req.raw.body, receiving);
      const isFirst = offset === 0;
      const isWhole = offset + bytes.length === upload.size;
      if (!isWhole || !isFirst) {
        const ownerId = upload.owner_id;
        const kept = await appendPiece(ports, { ownerId, id: upload.id, offset, bytes });
        if (broken) throw broken;
        if (!isWhole) return answer(c, shown(kept), kept.received);
        hold.take(upload.size);
      }
      return await finish(c, upload, writer, { bytes, isFirst });
    } finally {
      hold.release();
    }
  });
}
