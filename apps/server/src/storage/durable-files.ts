import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const FILE_MODE = 0o600;

/** Makes a new file and returns once the disk has it. */
export async function writeNewFile(file: string, data: Uint8Array | string): Promise<void> {
  const handle = await open(file, 'wx', FILE_MODE);
  try {
    await handle.writeFile(data);
    await handle.sync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Swaps the file in one step: after a crash there is the old content or the new, whole. */
export async function replaceFile(file: string, data: Uint8Array | string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  await writeNewFile(draft, data);
  try {
    await rename(draft, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** A rename is only on disk once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
