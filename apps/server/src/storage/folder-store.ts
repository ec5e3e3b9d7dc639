import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { requireStoreBucket, type StoreBucket } from './buckets';
import { replaceFile, writeNewFile } from './durable-files';
import { requireObjectPath } from './object-path';
import type { ObjectBody, ObjectInfo, ObjectStore, PutOptions, StoredObject } from './object-store';
import { preparePut } from './prepare-put';

/**
 * An object is two files: `name@<version>` with the bytes and `name@info` naming the version. The
 * info file is replaced last, so that one rename makes the new bytes, type and metadata visible
 * together. Object names cannot contain "@", so these never clash with other objects.
 */
interface InfoFile extends ObjectInfo {
  readonly version: string;
}

const VERSION_BYTES = 8;
const ETAG_LENGTH = 32;
/** Leaves room for the suffixes within the 255 bytes of a file name. */
const MAX_PLAIN_NAME = 200;
/** A reader loses a race only when the object is replaced between its two opens. */
const MAX_READ_TRIES = 5;

export function openFolderStore(root: string): ObjectStore {
  const base = resolve(root);

  function locate(bucket: StoreBucket, path: string): ObjectFiles {
    return objectFiles(join(base, requireStoreBucket(bucket)), requireObjectPath(path));
  }

  async function openCurrent(files: ObjectFiles): Promise<[InfoFile, FileHandle] | undefined> {
    for (let tries = 0; tries < MAX_READ_TRIES; tries++) {
      const info = await readInfo(files);
      if (!info) return undefined;
      const handle = await unlessMissing(open(files.content(info.version), 'r'));
      if (handle) return [info, handle];
    }
    return undefined;
  }

  return {
    async put(bucket: StoreBucket, path: string, body: ObjectBody, options: PutOptions) {
      const files = locate(bucket, path);
      const { bytes, sha256, contentType, metadata } = await preparePut(body, options);
      const version = randomBytes(VERSION_BYTES).toString('hex');
      const info: InfoFile = {
        size: bytes.byteLength,
        contentType,
        etag: `"${sha256.slice(0, ETAG_LENGTH)}"`,
        sha256,
        metadata,
        version,
      };
      await mkdir(files.folder, { recursive: true });
      const previous = await readInfo(files);
      await writeNewFile(files.content(version), bytes);
      try {
        await replaceFile(files.info, JSON.stringify(info));
      } catch (error) {
        await rm(files.content(version), { force: true });
        throw error;
      }
      if (previous) await rm(files.content(previous.version), { force: true });
      return publicInfo(info);
    },

    async get(bucket: StoreBucket, path: string): Promise<StoredObject | undefined> {
      const current = await openCurrent(locate(bucket, path));
      if (!current) return undefined;
      const [info, handle] = current;
      return { ...publicInfo(info), stream: handle.createReadStream() };
    },

    async head(bucket: StoreBucket, path: string) {
      const info = await readInfo(locate(bucket, path));
      return info && publicInfo(info);
    },

    async delete(bucket: StoreBucket, path: string) {
      const files = locate(bucket, path);
      const info = await readInfo(files);
      if (!info) return;
      await rm(files.info, { force: true });
      await rm(files.content(info.version), { force: true });
    },

    close: async () => undefined,
  };
}

interface ObjectFiles {
  readonly folder: string;
  readonly info: string;
  content(version: string): string;
}

function objectFiles(bucketFolder: string, path: string): ObjectFiles {
  const names = path.split('/');
  const stem = diskName(names.pop() ?? '');
  const folder = join(bucketFolder, ...names);
  return {
    folder,
    info: join(folder, `${stem}@info`),
    content: (version) => join(folder, `${stem}@${version}`),
  };
}

function diskName(name: string): string {
  if (name.length <= MAX_PLAIN_NAME) return name;
  const digest = createHash('sha256').update(name).digest('hex');
  return `${name.slice(0, MAX_PLAIN_NAME - digest.length - 1)}@${digest}`;
}

async function readInfo(files: ObjectFiles): Promise<InfoFile | undefined> {
  const text = await unlessMissing(readFile(files.info, 'utf8'));
  return text === undefined ? undefined : (JSON.parse(text) as InfoFile);
}

function publicInfo({ version: _, ...info }: InfoFile): ObjectInfo {
  return info;
}

async function unlessMissing<T>(opening: Promise<T>): Promise<T | undefined> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
