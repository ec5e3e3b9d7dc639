import { Readable } from 'node:stream';
import { ChowkError, notFound } from '@chowk/domain/kernel';
import { UPLOAD_MAX_BYTES } from '@chowk/domain/sync';
import { requireActor } from '../http/actor';
import { limitBody } from '../http/body';
import type { App, Authenticator } from '../http/types';
import { BUCKET_POLICIES } from './bucket-policy';
import { mountUploads } from './mount-uploads';
import { createPhotoIntake, type IntakeOptions } from './photo-intake';
import { requireAddress, requireHash, senderOf } from './storage-request';

const PREFIX = '/storage/v1/object/';

export interface StorageOptions extends IntakeOptions {
  readonly authenticator: Authenticator;
}

export function mountStorage(app: App, options: StorageOptions): void {
  const { ports, authenticator } = options;
  const guards = new Map(options.guards.map((guard) => [guard.bucket, guard]));
  const intake = createPhotoIntake(options);

  app.post(`${PREFIX}*`, limitBody(UPLOAD_MAX_BYTES), async (c) => {
    const actor = await requireActor(c, authenticator);
    const place = requireAddress(c, PREFIX);
    const writer = await intake.requireWriter(senderOf(c, actor), place);
    const claimed = requireHash(c);
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    return c.json(await intake.store(writer, place, bytes, claimed));
  });

  app.get(`${PREFIX}*`, async (c) => {
    const actor = await requireActor(c, authenticator);
    const { bucket, path } = requireAddress(c, PREFIX);
    const policy = BUCKET_POLICIES[bucket].read;
    if (!policy.allows(actor, path))
      throw actor.uid === null ? new ChowkError('UNAUTHENTICATED') : notFound();
    const guard = guards.get(bucket);
    if (guard && !(await guard.canRead(ports, actor, path))) throw notFound();
    const found = await ports.storage.get(bucket, path);
    if (!found) throw notFound();
    return new Response(Readable.toWeb(found.stream) as ReadableStream, {
      headers: {
        'Content-Type': found.contentType,
        'Content-Length': String(found.size),
        ETag: found.etag,
        'Cache-Control': policy.isPublic ? 'public, max-age=86400' : 'private, max-age=3600',
        'Content-Disposition': 'inline',
      },
    });
  });

  mountUploads(app, { ports, authenticator, intake });

  app.all('/storage/*', () => {
    throw new ChowkError('UNKNOWN_PATH');
  });
}
