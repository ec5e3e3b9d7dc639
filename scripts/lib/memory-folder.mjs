import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
const NEEDED_GIB = 4;
/** Of a machine that has not much more, the memory is better left to the browsers. */
const LEFT_GIB = 4;

function hasRoom() {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= NEEDED_GIB * GIB && freemem() >= (NEEDED_GIB + LEFT_GIB) * GIB;
}

/**
 * Databases, profiles and data folders of tests are made by the hundred and kept by nobody: on a
 * disk that takes four times the processor it takes in memory. Whatever is started from here on
 * finds it as the place for temporary files.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  const folder = mkdtempSync(join(IN_MEMORY, 'chowk-tests-'));
  // PostgreSQL does not run as root, and has to get at its own folder in here.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
