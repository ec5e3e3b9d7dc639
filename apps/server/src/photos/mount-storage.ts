import { Readable } from 'node:stream';
import { accessRefusal, ChowkError, notFound } from '@chowk/domain/kernel';
import { UPLOAD_MAX_BYTES } from '@chowk/domain/sync';
import { requireActor } from '../http/actor';
import { announcedBytes } from '../http/body';
import { receiveBody } from '../http/receive-body';
import type { App, Authenticator } from '../http/types';
import type { Bucket } from '../storage';
import { BUCKET_POLICIES } from './bucket-policy';
import { mountUploads } from './mount-uploads';
import { createPhotoIntake, type IntakeOptions } from './photo-intake';
import { requireAddress, requireHash, senderOf } from './storage-request';
import { isUsed } from './stored-files';

const PREFIX = '/storage/v1/object/';

/** Less than a day: a photo removed from its row must leave the caches too. */
const FOR_ALL = { 'Cache-Control': 'public, max-age=3600' };
/**
 * A browser may cache a private photo, which saves a slow network, but revalidates it each time and
 * never shows one person's to another.
 */
const FOR_ONE = { 'Cache-Control': 'private, no-cache', Vary: 'Authorization, X-Acting-Shop' };

/** Public once a row shows it; until then only its uploader can see it. */
const SHOWN_ONCE_USED: ReadonlySet<Bucket> = new Set<Bucket>(['product-images', 'brand-logos']);

export interface StorageOptions extends IntakeOptions {
  readonly authenticator: Authenticator;
}

export function mountStorage(app: App, options: StorageOptions): void {
  const { ports, authenticator } = options;
  const guards = new Map(options.guards.map((guard) => [guard.bucket, guard]));
  const intake = createPhotoIntake(options);

  app.post(`${PREFIX}*`, async (c) => {
    announcedBytes(c, UPLOAD_MAX_BYTES);
    const actor = await requireActor(c, authenticator);
    const place = requireAddress(c, PREFIX);
    const writer = await intake.requireWriter(senderOf(c, actor), place);
    const claimed = requireHash(c);
    const hold = ports.bodies.hold(actor.actorId ?? c.get('address'));
    try {
      const receiving = { hold, limits: ports.bodies.limits, maxBytes: UPLOAD_MAX_BYTES };
      const { bytes, broken } = await receiveBody(c.req.raw.body, receiving);
      if (broken) throw broken;
      return c.json(await intake.store(writer, place, bytes, claimed));
    } finally {
      hold.release();
    }
  });

  app.get(`${PREFIX}*`, async (c) => {
    const actor = await requireActor(c, authenticator);
    const { bucket, path } = requireAddress(c, PREFIX);
    const policy = BUCKET_POLICIES[bucket].read;
    if (!policy.allows(actor, path)) throw actor.uid === null ? accessRefusal(actor) : notFound();
    const guard = guards.get(bucket);
    if (guard && !(await guard.canRead(ports, actor, path))) throw notFound();
    const isOwn = actor.uid !== null && path.startsWith(`${actor.uid}/`);
    const isShown =
      isOwn || !SHOWN_ONCE_USED.has(bucket) || (await isUsed(ports, { bucket, path }));
    const found = isShown ? await ports.storage.get(bucket, path) : undefined;
    if (!found) throw notFound();
    const headers = {
      'Content-Type': found.contentType,
      ETag: found.etag,
      'Content-Disposition': 'inline',
      ...(policy.isPublic && !isOwn ? FOR_ALL : FOR_ONE),
    };
    if (c.req.header('if-none-match') === found.etag) {
      found.stream.destroy();
      return new Response(null, { status: 304, headers });
    }
    return new Response(Readable.toWeb(found.stream) as ReadableStream, {
      headers: { ...headers, 'Content-Length': String(found.size) },
    });
  });

  mountUploads(app, { ports, authenticator, intake });

  app.all('/storage/*', () => {
    throw new ChowkError('UNKNOWN_PATH');
  });
}
