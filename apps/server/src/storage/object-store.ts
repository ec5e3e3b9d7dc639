import type { Readable } from 'node:stream';
import type { StoreBucket } from './buckets';

export type ObjectBody = Uint8Array | Readable;

export interface PutOptions {
  readonly contentType: string;
  /** The sender's SHA-256 in hex; other bytes are refused and nothing is stored. */
  readonly sha256?: string;
  /** Keys in lower-case letters, digits and dashes; values in printable ASCII. */
  readonly metadata?: Readonly<Record<string, string>>;
}

export interface ObjectInfo {
  readonly size: number;
  readonly contentType: string;
  /** Quoted, as in the ETag header. */
  readonly etag: string;
  /** Missing only for objects something else wrote into the same S3 bucket. */
  readonly sha256?: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface StoredObject extends ObjectInfo {
  /** Read it to the end or destroy it; until then a file or a connection stays open. */
  readonly stream: Readable;
}

export interface ObjectStore {
  /** Replaces an object of the same name. Readers see the old one or the new one, never a mix. */
  put(
    bucket: StoreBucket,
    path: string,
    body: ObjectBody,
    options: PutOptions,
  ): Promise<ObjectInfo>;
  get(bucket: StoreBucket, path: string): Promise<StoredObject | undefined>;
  head(bucket: StoreBucket, path: string): Promise<ObjectInfo | undefined>;
  /** Deleting a missing object is fine. */
  delete(bucket: StoreBucket, path: string): Promise<void>;
  close(): Promise<void>;
}
