import { createHash } from 'node:crypto';
import { type Actor, accessRefusal, ChowkError } from '@chowk/domain/kernel';
import type { StoredObject } from '@chowk/domain/sync';
import type { Acting } from '../contract/acting';
import type { BucketGuard } from '../contract/bucket-guard';
import type { Ports } from '../contract/context';
import { limitCommands } from '../contract/limits/rate-limit';
import type { Images, Photo } from '../images';
import type { Bucket } from '../storage';
import { BUCKET_POLICIES } from './bucket-policy';
import { countFile, type PhotoPlace } from './stored-files';

export interface Sender {
  readonly actor: Actor;
  readonly actingForShopId: string | undefined;
  readonly address: string;
}

export interface IntakeOptions {
  readonly ports: Ports;
  readonly images: Images;
  readonly acting: Acting;
  readonly guards: readonly BucketGuard[];
}

/** The one way photos are stored, whole or in pieces. */
export interface PhotoIntake {
  /** The uploader, or a refusal. */
  readonly requireWriter: (sender: Sender, place: PhotoPlace) => Promise<Actor>;
  /** The earlier response for this photo at this path, if everything is stored. */
  readonly findStored: (place: PhotoPlace, sha256: string) => Promise<StoredObject | undefined>;
  readonly store: (
    writer: Actor,
    place: PhotoPlace,
    bytes: Uint8Array,
    claimedSha256: string | undefined,
  ) => Promise<StoredObject>;
}

/** A name is written once. The same photo again gets the same response; another one is refused. */
async function isStored({ storage }: Ports, { bucket, path }: PhotoPlace, hash: string) {
  const found = await storage.head(bucket, path);
  if (!found) return false;
  if (found.metadata.original === hash) return true;
  throw new ChowkError('ALREADY_EXISTS');
}

/** Checked before decoding: a damaged photo is worth sending again, other files are not. */
function requireWhole(bytes: Uint8Array, claimed: string | undefined): void {
  if (claimed === undefined) return;
  const actual = createHash('sha256').update(bytes).digest('hex');
  if (actual !== claimed) throw new ChowkError('UPLOAD_DAMAGED');
}

function answerOf(place: PhotoPlace, photo: Photo): StoredObject {
  const { width, height, sha256, jpeg } = photo;
  return { ...place, width, height, sha256, size: jpeg.length };
}

export function createPhotoIntake({ ports, images, acting, guards }: IntakeOptions): PhotoIntake {
  const guardOf = new Map(guards.map((guard) => [guard.bucket, guard]));

  async function writerFor({ actor, actingForShopId }: Sender, bucket: Bucket): Promise<Actor> {
    if (!actingForShopId) return actor;
    const { partOf } = BUCKET_POLICIES[bucket];
    if (!partOf?.actable) throw new ChowkError('ACTING_REFUSED');
    return acting.resolve(actor, actingForShopId, partOf);
  }

  return {
    requireWriter: async (sender, { bucket, path }) => {
      const writer = await writerFor(sender, bucket);
      if (!BUCKET_POLICIES[bucket].write.allows(writer, path)) {
        throw accessRefusal(writer);
      }
      await limitCommands(ports.db, sender.actor, sender.address);
      await guardOf.get(bucket)?.requireWrite(ports, writer, path);
      return writer;
    },

    findStored: async (place, sha256) => {
      if (!(await isStored(ports, place, sha256))) return undefined;
      const guard = guardOf.get(place.bucket);
      // After a crash the file may exist without its metadata.
      if (guard && !(await guard.isKept(ports, place.path))) return undefined;
      const found = await ports.storage.head(place.bucket, place.path);
      const { width, height } = found?.metadata ?? {};
      if (!found || !width || !height) return undefined;
      return { ...place, width: Number(width), height: Number(height), sha256, size: found.size };
    },

    store: async (writer, place, bytes, claimed) => {
      const { bucket, path } = place;
      requireWhole(bytes, claimed);
      const photo = await images.readPhoto(bytes);
      if (!(await isStored(ports, place, photo.sha256))) {
        const { sha256: original, width, height } = photo;
        await countFile(ports, writer, place, photo.jpeg.length);
        await ports.storage.put(bucket, path, photo.jpeg, {
          contentType: 'image/jpeg',
          metadata: { original, width: String(width), height: String(height) },
        });
      }
      const guard = guardOf.get(bucket);
      if (guard) {
        const measures = await images.measure(photo);
        await guard.onStored(ports, writer, { path, photo, measures });
      }
      return answerOf(place, photo);
    },
  };
}
