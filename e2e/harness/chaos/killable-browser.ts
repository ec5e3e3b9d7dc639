import { type ChildProcess, spawn } from 'node:child_process';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserArgs } from '../page/browser-args';

const ADDRESS = /DevTools listening on (ws:\/\/\S+)/;
const START_LIMIT_MS = 60_000;

export interface KillableBrowser {
  readonly context: BrowserContext;
  /** The first open tab. */
  page(): Page;
  /** Like the system on a phone out of memory: nothing is closed or flushed. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** The browser itself reports its debugging port. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const limit = setTimeout(() => reject(new Error(`No browser:\n${said}`)), START_LIMIT_MS);
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}:\n${said}`)));
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
      const [, address] = ADDRESS.exec(said) ?? [];
      if (!address) return;
      clearTimeout(limit);
      resolve(address);
    });
  });
}

/** The whole process group at once. */
async function killAll(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/**
 * A browser with a real profile folder, so that saved data survives a kill. Started by hand,
 * because Playwright would clean up its own.
 */
export async function openBrowser(
  profile: string,
  localStorageItems: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<KillableBrowser> {
  const child = spawn(
    process.env.CHROME_PATH ?? '/usr/bin/chromium',
    [
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--window-size=360,640',
      '--disable-dev-shm-usage',
      '--force-prefers-reduced-motion',
      ...browserArgs(...args),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  // However the test ends, the browser ends with it.
  const endWithUs = () => child.pid !== undefined && child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.removeListener('exit', endWithUs));
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const context = browser.contexts()[0];
  if (!context) throw new Error('The browser has no profile');
  // Once per profile, so that a sign-out lasts.
  await context.addInitScript((items) => {
    if (localStorage.getItem('e2e.entered') !== null) return;
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    localStorage.setItem('e2e.entered', 'yes');
  }, localStorageItems);
  const page = () => {
    const [first] = context.pages();
    if (!first) throw new Error('No tab is open');
    return first;
  };
  if (context.pages().length === 0) await context.newPage();
  const gone = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()));
  const kill = async () => {
    await killAll(child);
    await gone;
  };
  return { context, page, kill, close: kill };
}
