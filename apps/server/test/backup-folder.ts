import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ports } from '../src/contract/context';
import type { Database } from '../src/db';
import type { Manifest } from '../src/features/upkeep';
import { writeBackup } from '../src/features/upkeep/write-backup';
import { newId } from '../src/new-id';
import { createSealer, createSigner } from '../src/seal';
import { openFolderStore } from '../src/storage';

/** Small, so that tables go on from one part to the next. */
const PART_BYTES = 2_000;

/** What opens and signs with this secret, or with those of a list. */
export function keysOf(secret: string): Pick<Ports, 'sealerFor' | 'signerFor'> {
  return {
    sealerFor: (purpose) => createSealer(secret, purpose),
    signerFor: (purpose) => createSigner(secret, purpose),
  };
}

/** A storage in a folder, with ways to do to a backup what somebody with access to it could. */
export function backupFolder() {
  const root = join(tmpdir(), `chowk-backups-${newId()}`);
  const storage = openFolderStore(root);
  const folderOf = (id: string) => join(root, 'backups', id);

  async function pathOf(id: string, name: string): Promise<string> {
    const names = await readdir(folderOf(id));
    const found = names.find((each) => each.startsWith(`${name}@`) && !each.endsWith('@info'));
    return join(folderOf(id), found ?? name);
  }
  const read = async (id: string, name: string) => readFile(await pathOf(id, name));
  const write = async (id: string, name: string, bytes: Uint8Array | string) =>
    writeFile(await pathOf(id, name), bytes);
  const manifest = async (id: string): Promise<Manifest> =>
    JSON.parse((await read(id, 'manifest.json')).toString('utf8')).manifest;

  return {
    root,
    storage,
    read,
    write,
    manifest,
    /** Each part is a file of its own; the names are in the manifest. */
    partNames: async (id: string) => (await manifest(id)).parts.map(({ name }) => name),
    removePart: (id: string, name: string) => storage.delete('backups', `${id}/${name}`),
    /** A backup of this database, made with those keys. */
    make: async (db: Database, keys: Pick<Ports, 'sealerFor' | 'signerFor'>) => {
      const id = newId();
      const made = await writeBackup({ db, storage, nowMs: Date.now, ...keys }, id, {
        partBytes: PART_BYTES,
      });
      return { id, ...made };
    },
    close: () => rm(root, { recursive: true, force: true }),
  };
}
