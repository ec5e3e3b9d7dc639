import { Readable } from 'node:stream';
import { ChowkError, notFound } from '@chowk/domain/kernel';
import { requireActor } from '../http/actor';
import { limitBody } from '../http/body';
import type { App, Authenticator, HttpContext } from '../http/types';
import type { Images } from '../images';
import { type Bucket, type ObjectStore, requireBucket, requireObjectPath } from '../storage';
import type { BucketGuard } from './bucket-guard';
import { BUCKET_POLICIES } from './bucket-policy';
import type { Ports } from './context';
import { limitCommands } from './rate-limit';

const MAX_UPLOAD_BYTES = 12 * 1024 * 1024;
const PREFIX = '/storage/v1/object/';
const SHA256 = /^[0-9a-f]{64}$/;

export interface StorageOptions {
  readonly ports: Ports;
  readonly images: Images;
  readonly authenticator: Authenticator;
  readonly guards: readonly BucketGuard[];
}

/** The raw address is decoded once; whatever the decoded name still hides is refused. */
function requireAddress(c: HttpContext): { bucket: Bucket; path: string } {
  const [bucket = '', ...rest] = new URL(c.req.url).pathname.slice(PREFIX.length).split('/');
  try {
    return {
      bucket: requireBucket(bucket),
      path: requireObjectPath(decodeURIComponent(rest.join('/'))),
    };
  } catch (error) {
    if (error instanceof URIError) throw new ChowkError('BAD_PATH');
    throw error;
  }
}

function claimedHash(c: HttpContext): string | undefined {
  const hash = c.req.header('x-content-sha256');
  if (hash !== undefined && !SHA256.test(hash))
    throw new ChowkError('BAD_PATH', { message: 'x-content-sha256 must be hex' });
  return hash;
}

/** A name is written once. The same photo again is the same answer; another one is refused. */
async function storedAlready(store: ObjectStore, bucket: Bucket, path: string, hash: string) {
  const found = await store.head(bucket, path);
  if (!found) return false;
  if (found.metadata.original === hash) return true;
  throw new ChowkError('ALREADY_EXISTS');
}

export function mountStorage(app: App, options: StorageOptions): void {
  const { ports, images, authenticator } = options;
  const guards = new Map(options.guards.map((guard) => [guard.bucket, guard]));

  app.post(`${PREFIX}*`, limitBody(MAX_UPLOAD_BYTES), async (c) => {
    const actor = await requireActor(c, authenticator);
    const { bucket, path } = requireAddress(c);
    if (!BUCKET_POLICIES[bucket].write.allows(actor, path)) {
      throw new ChowkError(actor.uid === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    }
    await limitCommands(ports.db, actor, c.get('address'));
    const guard = guards.get(bucket);
    await guard?.requireWrite(ports, actor, path);
    const claimed = claimedHash(c);
    const photo = await images.readPhoto(new Uint8Array(await c.req.arrayBuffer()));
    if (claimed !== undefined && claimed !== photo.sha256) {
      throw new ChowkError('NOT_AN_IMAGE', { message: 'The photo was damaged on the way' });
    }
    if (!(await storedAlready(ports.storage, bucket, path, photo.sha256))) {
      await ports.storage.put(bucket, path, photo.jpeg, {
        contentType: 'image/jpeg',
        metadata: { original: photo.sha256 },
      });
    }
    if (guard) {
      await guard.onStored(ports, actor, { path, photo, measures: await images.measure(photo) });
    }
    const { width, height, sha256 } = photo;
    return c.json({ bucket, path, width, height, sha256, size: photo.jpeg.length });
  });

  app.get(`${PREFIX}*`, async (c) => {
    const actor = await requireActor(c, authenticator);
    const { bucket, path } = requireAddress(c);
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

  app.all('/storage/*', () => {
    throw new ChowkError('UNKNOWN_PATH');
  });
}
