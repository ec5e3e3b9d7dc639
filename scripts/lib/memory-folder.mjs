import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
const NEEDED_GIB = 4;
/** On a machine with little more memory, it is better left to the browsers. */
const LEFT_GIB = 4;

function hasRoom() {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= NEEDED_GIB * GIB && freemem() >= (NEEDED_GIB + LEFT_GIB) * GIB;
}

/**
 * Tests create hundreds of databases, profiles and data folders and keep none: on disk that takes
 * four times the CPU it takes in memory. Processes started from here on use it for temporary files.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  const folder = mkdtempSync(join(IN_MEMORY, 'chowk-tests-'));
  // PostgreSQL does not run as root and needs access to its own folder in here.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
