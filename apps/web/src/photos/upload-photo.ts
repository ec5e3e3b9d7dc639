import { SECOND_MS } from '@chowk/domain/kernel';
import { APPLICATION_NAME } from '@/api/client/application';
import { sha256Of } from '@/api/client/sha256';
import { decodeError, NetworkError, OfflineError } from '@/api/errors/errors';
import { sessionToken } from '@/api/session/session-token';
import { type PhotoBucket, photoAddress } from './photo-address';

/** A connection without progress for this long is lost; a slow one may take as long as it needs. */
const STALL_MS = 30 * SECOND_MS;

export interface UploadedPhoto {
  readonly bucket: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
  readonly size: number;
}

export interface UploadOptions {
  /** The uploaded fraction from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `fetch` has no upload progress, hence XMLHttpRequest. */
function send(
  address: string,
  photo: Blob,
  headers: Readonly<Record<string, string>>,
  { onProgress, signal }: UploadOptions,
): Promise<UploadedPhoto> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => request.abort();
    const settle = (outcome: () => void) => {
      clearTimeout(stall);
      signal?.removeEventListener('abort', cancel);
      outcome();
    };
    const fail = (error: unknown) => settle(() => reject(error));
    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        fail(new NetworkError('timeout'));
        request.abort();
      }, STALL_MS);
    };
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      if (total > 0) onProgress?.(loaded / total);
    };
    request.onabort = () => fail(signal?.reason ?? new NetworkError('timeout'));
    request.onerror = () =>
      fail(navigator.onLine === false ? new OfflineError() : new NetworkError('unreachable'));
    request.onload = () => {
      const body = parse(request.responseText);
      const requestId = request.getResponseHeader('x-request-id') ?? '';
      const headers = new Headers({ 'x-request-id': requestId });
      if (request.status !== 200) fail(decodeError(request.status, body, headers));
      else if (body === undefined) fail(new NetworkError('foreign_answer'));
      else settle(() => resolve(body as UploadedPhoto));
    };
    if (signal?.aborted) {
      fail(signal.reason);
      return;
    }
    signal?.addEventListener('abort', cancel, { once: true });
    watch();
    request.send(photo);
  });
}

/**
 * A name is written once, and repeating the upload returns the same response, so a retry is safe.
 */
export async function uploadPhoto(
  bucket: PhotoBucket,
  path: string,
  photo: Blob,
  options: UploadOptions = {},
): Promise<UploadedPhoto> {
  const [token, sha256] = await Promise.all([sessionToken(), sha256Of(photo)]);
  const headers = {
    'content-type': photo.type || 'image/jpeg',
    'x-application-name': APPLICATION_NAME,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(sha256 ? { 'x-content-sha256': sha256 } : {}),
  };
  return send(photoAddress(bucket, path), photo, headers, options);
}
