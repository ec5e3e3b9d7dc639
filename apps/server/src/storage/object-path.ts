import { ChowkError } from '@chowk/domain/kernel';

const MAX_NAME_LENGTH = 255;
const MAX_PATH_LENGTH = 512;
/** Plain ASCII only: no separators, escapes, control characters or look-alikes. */
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

function isObjectName(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && NAME.test(name) && !name.includes('..');
}

export function isObjectPath(path: string): boolean {
  return path.length <= MAX_PATH_LENGTH && path.split('/').every(isObjectName);
}

/** The path itself when it is valid; every store calls this. */
export function requireObjectPath(path: string): string {
  if (!isObjectPath(path)) throw new ChowkError('BAD_PATH');
  return path;
}

function requireObjectName(name: string): string {
  if (!isObjectName(name)) throw new ChowkError('BAD_PATH');
  return name;
}

function requireTimestamp(timestampMs: number): number {
  if (!Number.isSafeInteger(timestampMs) || timestampMs < 0) throw new ChowkError('BAD_PATH');
  return timestampMs;
}

export function proofPhotoName(dealId: string, timestampMs: number): string {
  return requireObjectName(`${requireObjectName(dealId)}-${requireTimestamp(timestampMs)}.jpg`);
}

const MAX_KEPT_STEM = 80;
const EXTENSION = /\.[A-Za-z0-9]{1,8}$/;
const FALLBACK_STEM = 'photo';

/** A phone's file name as an allowed name; the extension is kept. */
export function sanitiseName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-');
  const [extension = ''] = EXTENSION.exec(plain) ?? [];
  const stem = plain
    .slice(0, plain.length - extension.length)
    .replace(/[.-]{2,}/g, '-')
    .slice(0, MAX_KEPT_STEM)
    .replace(/^[.-]+|[.-]+$/g, '');
  return (stem || FALLBACK_STEM) + extension;
}

export function shopPhotoPath(
  uploadedBy: string,
  type: string,
  timestampMs: number,
  name: string,
): string {
  const file = `${requireObjectName(type)}_${requireTimestamp(timestampMs)}_${sanitiseName(name)}`;
  return requireObjectPath(`${requireObjectName(uploadedBy)}/${file}`);
}
