import { buildIfStale } from './lib/builds.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { endWith } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { tool } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

try {
  requireNode();
  await ensureInstalled();
  await buildIfStale();
  const cli = tool('@playwright/test/cli.js');
  await runNode([cli, 'test', '--config=e2e/screenshots.config.ts', '--reporter=list'], {
    env: { CHROME_PATH: await ensureChromium() },
    show: true,
  });
} catch (error) {
  endWith(error);
}
