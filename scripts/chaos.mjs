import { parseArgs } from 'node:util';
import { buildIfStale } from './lib/builds.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { endWith } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { tool } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const HIGHEST_SEED = 1e9;

/** `npm run chaos -- --seed 7`, and `--only photos` for a part. */
try {
  requireNode();
  const { values } = parseArgs({ options: { seed: { type: 'string' }, only: { type: 'string' } } });
  const seed = values.seed ?? String(Math.floor(Math.random() * HIGHEST_SEED));
  await ensureInstalled();
  await buildIfStale();
  console.log(`chaos: seed ${seed}`);
  const args = [tool('@playwright/test/cli.js'), 'test', '--config=e2e/chaos.config.ts'];
  if (values.only) args.push('-g', values.only);
  await runNode([...args, '--reporter=list'], {
    env: { CHROME_PATH: await ensureChromium(), CHOWK_CHAOS_SEED: seed },
    show: true,
  });
} catch (error) {
  endWith(error);
}
