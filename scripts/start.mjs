import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './lib/builds.mjs';
import { endWith } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { ROOT } from './lib/root.mjs';

const SERVER = join(ROOT, 'apps/server/dist/main.mjs');

try {
  requireNode();
  await ensureInstalled();
  await buildIfStale();
} catch (error) {
  endWith(error);
}

// npm passes SIGTERM to the shell between us, which ends without passing it on, so losing our
// parent means that we should stop.
const ORPHAN_CHECK_MS = 500;
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, ORPHAN_CHECK_MS).unref();
}

// The server runs in this process, so that signals, the exit code and a kill reach it directly.
process.chdir(ROOT);
process.argv = [process.argv[0], SERVER, ...process.argv.slice(2)];
await import(pathToFileURL(SERVER).href);
