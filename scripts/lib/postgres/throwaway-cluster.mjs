import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { attempt } from '../run.mjs';
import { findUnprivileged, reachable } from './unprivileged.mjs';

const READY_LIMIT_MS = 30_000;
const READY = 'ready to accept connections';

/** Nothing here has to survive a power cut. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/** For hundreds of small new databases, where JIT and autovacuum do not pay. */
export const SHORT_LIVED = {
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
  jit: 'off',
};

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function initialise(binDir, dataDir, user) {
  const init = (locale) =>
    attempt(
      join(binDir, 'initdb'),
      [
        '-D',
        dataDir,
        '-U',
        'postgres',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--no-sync',
        `--locale=${locale}`,
      ],
      { cwd: tmpdir(), ...user },
    );
  if ((await init('C.UTF-8')).code === 0) return;
  const { code, output } = await init('C');
  if (code !== 0) throw new Failure('A PostgreSQL cluster could not be made.', output);
}

function whenReady(child) {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = (message) => reject(new Failure(message, log));
    const timer = setTimeout(() => fail('PostgreSQL did not start in time.'), READY_LIMIT_MS);
    child.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-4000);
      if (!log.includes(READY)) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', () => fail('PostgreSQL ended while starting.'));
  });
}

/** A PostgreSQL on a free loopback port in a temporary folder, deleted by `stop`. */
export async function startCluster(binDir, more = {}) {
  const user = findUnprivileged();
  const homeDir = mkdtempSync(join(tmpdir(), 'chowk-postgres-'));
  const dataDir = join(homeDir, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  chmodSync(homeDir, 0o755);
  if (user) chownSync(dataDir, user.uid, user.gid);
  const bin = reachable(binDir, user, homeDir);
  let child;
  /** Immediate and synchronous, so it also works while this process is ending. */
  const stop = () => {
    process.off('exit', stop);
    child?.kill('SIGQUIT');
    rmSync(homeDir, { recursive: true, force: true, maxRetries: 10 });
  };
  process.on('exit', stop);
  try {
    await initialise(bin, dataDir, user);
    const port = await freePort();
    const settings = Object.entries({ ...SETTINGS, ...more }).flatMap(([key, value]) => [
      '-c',
      `${key}=${value}`,
    ]);
    const options = { cwd: homeDir, stdio: ['ignore', 'ignore', 'pipe'], ...user };
    child = spawn(join(bin, 'postgres'), ['-D', dataDir, '-p', String(port), ...settings], options);
    await whenReady(child);
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
