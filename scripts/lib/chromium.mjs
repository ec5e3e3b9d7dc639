import { pathToFileURL } from 'node:url';
import { aptInstall } from './apt.mjs';
import { Failure } from './failure.mjs';
import { isRunnable, onPath } from './on-path.mjs';
import { tool } from './root.mjs';
import { attempt } from './run.mjs';
import { step } from './steps.mjs';

// The headless shell: the same engine, a quarter faster in these tests.
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function findInstalled() {
  return PLACES.find(isRunnable) ?? NAMES.map(onPath).find(Boolean);
}

/** Playwright's own download, if the system has no browser. */
async function findPlaywrights({ download }) {
  const { chromium } = await import(pathToFileURL(tool('playwright-core/index.mjs')).href);
  if (download) {
    const cli = tool('playwright-core/cli.js');
    await step('Downloading a Chromium', () =>
      attempt(process.execPath, [cli, 'install', 'chromium']),
    );
  }
  const path = chromium.executablePath();
  return isRunnable(path) ? path : undefined;
}

export async function ensureChromium() {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (isRunnable(asked)) return asked;
    throw new Failure(`CHROME_PATH names ${asked}, and no program is there.`);
  }
  const found = findInstalled() ?? (await findPlaywrights({ download: false }));
  if (found) return found;
  for (const name of [SHELL, 'chromium']) {
    const installed = (await aptInstall(name)) && findInstalled();
    if (installed) return installed;
  }
  const downloaded = await findPlaywrights({ download: true });
  if (downloaded) return downloaded;
  throw new Failure(
    'The browser tests need a Chromium and none could be found or installed. Install one, or name it: CHROME_PATH=/usr/bin/chromium npm test',
  );
}
