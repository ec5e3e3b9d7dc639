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
 * What a feature asks of one object, where the name alone does not say whose it is. It is asked
 * after the bucket's policy and can only narrow it.
 */
export interface BucketGuard {
  readonly bucket: Bucket;
  /** Throws when this person may not write there now. */
  readonly requireWrite: (ports: Ports, actor: Actor, path: string) => Promise<void>;
  /** Whether everything that belongs to a stored photo is there too. */
  readonly isKept: (ports: Ports, path: string) => Promise<boolean>;
  readonly canRead: (ports: Ports, actor: Actor, path: string) => Promise<boolean>;
  /** After the file is safe, also when the same file comes again: it must bear being told twice. */
  readonly onStored: (ports: Ports, actor: Actor, stored: StoredPhoto) => Promise<void>;
}
