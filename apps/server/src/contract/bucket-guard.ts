import type { Actor } from '@chowk/domain/kernel';
import type { Photo, PhotoMeasures } from '../images';
import type { Bucket } from '../storage';
import type { Ports } from './context';

export interface StoredPhoto {
  readonly path: string;
  readonly photo: Photo;
  readonly measures: PhotoMeasures;
}

/**
 * A feature's check of one object whose owner the name does not tell. It runs after the bucket's
 * policy and can only narrow it.
 */
export interface BucketGuard {
  readonly bucket: Bucket;
  /** Throws when this person may not write there. */
  readonly requireWrite: (ports: Ports, actor: Actor, path: string) => Promise<void>;
  /** Whether everything that belongs to a stored photo exists. */
  readonly isKept: (ports: Ports, path: string) => Promise<boolean>;
  readonly canRead: (ports: Ports, actor: Actor, path: string) => Promise<boolean>;
  /** Runs after the file is stored, also for a repeated upload, so it must be idempotent. */
  readonly onStored: (ports: Ports, actor: Actor, stored: StoredPhoto) => Promise<void>;
}
