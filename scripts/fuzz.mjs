import { parseArgs } from 'node:util';
import { endWith } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { tool } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const HIGHEST_SEED = 1e9;

/**
 * `npm run fuzz -- --seed 7 --calls 200000`, or `--only 123` for a single call. On the embedded
 * database, or on the PostgreSQL of TEST_DATABASE_URL.
 */
try {
  requireNode();
  const { values } = parseArgs({
    options: { seed: { type: 'string' }, calls: { type: 'string' }, only: { type: 'string' } },
  });
  const seed = values.seed ?? String(Math.floor(Math.random() * HIGHEST_SEED));
  const calls = values.calls ?? '20000';
  await ensureInstalled();
  const kind = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite';
  console.log(
    `fuzz: seed ${seed}, ${values.only ? `call ${values.only}` : `${calls} calls`}, on ${kind}`,
  );
  const args = [tool('vitest/vitest.mjs'), 'run', `--project=server-${kind}`];
  await runNode([...args, 'apps/server/test/fuzz/fuzz.test.ts'], {
    env: { CHOWK_FUZZ_SEED: seed, CHOWK_FUZZ_CALLS: calls, CHOWK_FUZZ_ONLY: values.only ?? '' },
    show: true,
  });
} catch (error) {
  endWith(error);
}
