import { webcrypto } from 'node:crypto';
import { ChowkError, invalidField } from '@chowk/domain/kernel';
import type { ObjectBody, PutOptions } from './object-store';

/** Well above any photo the platform accepts, well below what hurts a small server. */
export const MAX_OBJECT_BYTES = 32 * 1024 * 1024;

const CONTENT_TYPE = /^[a-z0-9.+-]+\/[a-z0-9.+-]+$/i;
const METADATA_KEY = /^[a-z0-9-]{1,64}$/;
const METADATA_VALUE = /^[\x20-\x7e]{0,512}$/;

export interface PreparedPut {
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly contentType: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/**
 * Reads and checks the whole body first. S3 needs the length and the checksum up front, and a
 * refused body leaves nothing.
 */
export async function preparePut(body: ObjectBody, options: PutOptions): Promise<PreparedPut> {
  const { contentType, metadata = {} } = options;
  if (!CONTENT_TYPE.test(contentType)) throw new RangeError(`Not a media type: ${contentType}`);
  for (const [key, value] of Object.entries(metadata)) {
    if (!METADATA_KEY.test(key) || !METADATA_VALUE.test(value)) {
      throw new RangeError(`Metadata "${key}" is not plain ASCII`);
    }
  }
  const bytes = await gather(body);
  const sha256 = await sha256Of(bytes);
  if (options.sha256 !== undefined && options.sha256.toLowerCase() !== sha256) {
    throw invalidField('sha256', 'checksum');
  }
  return { bytes, sha256, contentType, metadata };
}

async function gather(body: ObjectBody): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body instanceof Uint8Array ? [body] : body) {
    const bytes: Uint8Array = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    size += bytes.byteLength;
    if (size > MAX_OBJECT_BYTES) throw new ChowkError('BODY_TOO_LARGE');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks, size);
}

/** In a worker, so that a large file does not block other requests. */
async function sha256Of(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
