import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endWith, Failure } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { ensurePostgresBinaries } from './lib/postgres/find-binaries.mjs';
import { startCluster } from './lib/postgres/throwaway-cluster.mjs';
import { ROOT, tool } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

/**
 * Benchmarks that say nothing about the embedded database; BENCH_DATABASE_URL uses another database
 * than a fresh one.
 */
const ON_POSTGRES = new Set(['commerce', 'cost', 'trips']);

const [name, ...rest] = process.argv.slice(2);

function known() {
  const files = readdirSync(join(ROOT, 'bench')).filter((file) => /^[a-z-]+\.ts$/.test(file));
  return files.map((file) => file.replace(/\.ts$/, '')).join(', ') || 'none yet';
}

let cluster;
try {
  requireNode();
  await ensureInstalled();
  const file = join(ROOT, 'bench', `${name}.ts`);
  if (!/^[a-z-]+$/.test(name ?? '') || !existsSync(file)) {
    throw new Failure(`Name a benchmark, as in "npm run bench -- contract". There is: ${known()}.`);
  }
  if (ON_POSTGRES.has(name) && !process.env.BENCH_DATABASE_URL) {
    cluster = await startCluster(await ensurePostgresBinaries());
    process.env.BENCH_DATABASE_URL = cluster.url;
  }
  await runNode([tool('tsx/dist/cli.mjs'), file, ...rest], { show: true });
  cluster?.stop();
} catch (error) {
  endWith(error);
}
