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

// The server runs in this very process: signals, exit code and a kill reach it without a go-between.
process.chdir(ROOT);
process.argv = [process.argv[0], SERVER, ...process.argv.slice(2)];
await import(pathToFileURL(SERVER).href);
