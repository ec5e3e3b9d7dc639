import { Readable } from 'node:stream';
import type { GetObjectCommandOutput, HeadObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { ChowkError, SECOND_MS } from '@chowk/domain/kernel';
import type { Logger } from 'pino';
import { requireStoreBucket, type StoreBucket } from './buckets';
import { requireObjectPath } from './object-path';
import type { ObjectBody, ObjectInfo, ObjectStore, PutOptions, StoredObject } from './object-store';
import { preparePut } from './prepare-put';

export interface S3StoreOptions {
  readonly endpoint: string;
  /** The one S3 bucket; the product's buckets are folders inside it. */
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly forcePathStyle: boolean;
  readonly prefix?: string;
  /** Per attempt; a failed one is retried once. */
  readonly timeoutMs?: number;
  readonly log: Pick<Logger, 'warn'>;
}

const CONNECT_TIMEOUT_MS = 3 * SECOND_MS;
const REQUEST_TIMEOUT_MS = 10 * SECOND_MS;
const MAX_ATTEMPTS = 2;
const RETRY_AFTER_S = 10;
const SHA256_KEY = 'chowk-sha256';

type Sdk = typeof import('@aws-sdk/client-s3');

export function openS3Store(options: S3StoreOptions): ObjectStore {
  const prefix = options.prefix ? `${requireObjectPath(options.prefix)}/` : '';
  let connection: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  /** The SDK is tens of megabytes: loaded on first use, never with the folder store. */
  function connect() {
    connection ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: makeClient(sdk, options),
    }));
    return connection;
  }

  function locate(bucket: StoreBucket, path: string) {
    const key = `${prefix}${requireStoreBucket(bucket)}/${requireObjectPath(path)}`;
    return { Bucket: options.bucket, Key: key };
  }

  async function attempt<T>(action: string, call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      options.log.warn({ action, reason: reasonOf(error) }, 'object storage failed');
      throw new ChowkError('UNAVAILABLE', { details: { retryAfterS: RETRY_AFTER_S } });
    }
  }

  return {
    async put(bucket: StoreBucket, path: string, body: ObjectBody, putOptions: PutOptions) {
      const target = locate(bucket, path);
      const { bytes, sha256, contentType, metadata } = await preparePut(body, putOptions);
      const { sdk, client } = await connect();
      const command = new sdk.PutObjectCommand({
        ...target,
        Body: bytes,
        ContentLength: bytes.byteLength,
        ContentType: contentType,
        ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
        Metadata: { ...metadata, [SHA256_KEY]: sha256 },
      });
      const { ETag = '' } = await attempt('put', client.send(command));
      return { size: bytes.byteLength, contentType, etag: ETag, sha256, metadata };
    },

    async get(bucket: StoreBucket, path: string): Promise<StoredObject | undefined> {
      const target = locate(bucket, path);
      const { sdk, client } = await connect();
      const found = await attempt(
        'get',
        unlessMissing(client.send(new sdk.GetObjectCommand(target))),
      );
      if (!found) return undefined;
      if (!(found.Body instanceof Readable)) throw new TypeError('S3 answered without a stream');
      return { ...infoOf(found), stream: found.Body };
    },

    async head(bucket: StoreBucket, path: string) {
      const target = locate(bucket, path);
      const { sdk, client } = await connect();
      const found = await attempt(
        'head',
        unlessMissing(client.send(new sdk.HeadObjectCommand(target))),
      );
      return found && infoOf(found);
    },

    async delete(bucket: StoreBucket, path: string) {
      const target = locate(bucket, path);
      const { sdk, client } = await connect();
      await attempt('delete', unlessMissing(client.send(new sdk.DeleteObjectCommand(target))));
    },

    async close() {
      const open = await connection;
      open?.client.destroy();
    },
  };
}

function makeClient(sdk: Sdk, options: S3StoreOptions): S3Client {
  return new sdk.S3Client({
    endpoint: options.endpoint,
    region: options.region,
    forcePathStyle: options.forcePathStyle,
    credentials: {
      accessKeyId: options.accessKeyId,
      secretAccessKey: options.secretAccessKey,
    },
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
    // We send SHA-256 ourselves; some S3-compatible services refuse the SDK's own CRC trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function infoOf(answer: GetObjectCommandOutput | HeadObjectCommandOutput): ObjectInfo {
  const { [SHA256_KEY]: sha256, ...metadata } = answer.Metadata ?? {};
  return {
    size: answer.ContentLength ?? 0,
    contentType: answer.ContentType ?? 'application/octet-stream',
    etag: answer.ETag ?? '',
    ...(sha256 ? { sha256 } : {}),
    metadata,
  };
}

async function unlessMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NoSuchKey' || name === 'NotFound') return undefined;
    throw error;
  }
}

/** Name and status only, because request details contain signatures. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return `${error.name}${code}`;
}
