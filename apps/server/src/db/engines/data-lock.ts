import { createHash, randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Unix socket paths are limited to this length on the systems we run on. */
const MAX_SOCKET_PATH = 100;
const PROBE_TIMEOUT_MS = 4000;
/** Long enough for a rival that saw the same stale socket to have replaced ours. */
const SETTLE_MS = 30;

export class DataFolderInUse extends Error {}

function socketPath(dataDir: string): string {
  const real = realpathSync(dataDir);
  const direct = join(real, 'chowk.sock');
  if (direct.length <= MAX_SOCKET_PATH) return direct;
  return join(
    tmpdir(),
    `chowk-${createHash('sha256').update(real).digest('hex').slice(0, 24)}.sock`,
  );
}

/** The name of a holder too busy to report its process id. */
const BUSY_HOLDER = 'busy';

/**
 * The token of the process that listens there, or undefined if none does. The kernel accepts
 * connections for a busy process, so only a refused one means that the folder is free.
 */
function askHolder(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    let isHeld = false;
    let answer = '';
    socket.setTimeout(PROBE_TIMEOUT_MS, () => socket.destroy());
    socket.on('connect', () => {
      isHeld = true;
    });
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer || (isHeld ? BUSY_HOLDER : undefined)));
  });
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}

/**
 * Keeps a second process away from an embedded database. The kernel closes the socket with the
 * process, so a kill leaves only a file nobody listens on.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  const token = `${process.pid} ${randomUUID()}`;
  const refuse = (holder: string) => {
    const who = /^\d+ /.test(holder) ? `process ${holder.split(' ')[0]}` : 'another process';
    throw new DataFolderInUse(
      `The data folder ${dataDir} is in use by ${who}. ` +
        'Stop that one first, or set CHOWK_DATA_DIR to another folder, for example CHOWK_DATA_DIR=./data-2.',
    );
  };
  const holder = await askHolder(path);
  if (holder) refuse(holder);
  await unlink(path).catch(() => undefined);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(token);
  });
  server.unref();
  await listen(server, path).catch(async (error) => {
    refuse((await askHolder(path)) ?? String(error.code));
  });
  await pause(SETTLE_MS);
  const now = await askHolder(path);
  if (now !== token) refuse(now ?? BUSY_HOLDER);
  return () => new Promise((resolve) => server.close(() => resolve()));
}
