import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openPglite } from '../../../apps/server/src/db/engines/open-pglite';
import { makePerson, type NewPerson } from '../people/new-person';
import { signInOn } from '../people/own-account';
import { SESSION_KEY } from '../people/people';
import { freePort, type RunningServer, SHORT_LIVED, startServer } from '../server/server';
import { type FaultProxy, type LinePlan, startFaultProxy } from './fault-proxy';
import { type KillableBrowser, openBrowser } from './killable-browser';
import { storeOf } from './queue-commands';

/** The commands the server ran, in order, from its own tables. */
export interface DoneCommand {
  readonly key: string;
  readonly command: string;
}

export interface ChaosWorld {
  readonly person: NewPerson;
  /** Directly to the server, past the proxy. */
  readonly serverUrl: string;
  readonly proxy: FaultProxy;
  /** Whom a kill is in progress for. */
  striking?: string | undefined;
  /** The current browser; a kill replaces it. */
  browser(): KillableBrowser;
  page(): Page;
  /** Opens the app, in the first tab unless another is named, and waits for its store. */
  open(path?: string, tab?: Page): Promise<void>;
  killBrowser(): Promise<void>;
  killServer(): Promise<void>;
  /** Stops the server and reads from its disk. */
  readTruth(): Promise<{ readonly done: DoneCommand[]; readonly audited: number }>;
  stop(): Promise<void>;
}

/** One person, a real server on its own folder, a faulty network, a browser with a real profile. */
export async function startChaosWorld(line: LinePlan): Promise<ChaosWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'chowk-chaos-'));
  const env = {
    PORT: String(await freePort()),
    CHOWK_DATA_DIR: join(folder, 'data'),
    CHOWK_DEMO: 'off',
  };
  let server: RunningServer = await startServer(env, SHORT_LIVED);
  const person = await makePerson(server.url, 'brand');
  const items = {
    [SESSION_KEY]: (await signInOn(server.url, person, 'Chaos')).stored,
    'chowk.language': 'en',
    'chowk.install': JSON.stringify({ dismissals: 3 }),
  };
  const proxy = await startFaultProxy(server.url, line);
  const profile = join(folder, 'profile');
  let browser = await openBrowser(profile, items);

  async function readTruth() {
    await server.stop();
    const database = await openPglite({ dataDir: join(env.CHOWK_DATA_DIR, 'db') });
    try {
      const done = await database.execute(
        `select key::text, command from idempotency_keys where owner_id = '${person.id}'
         order by created_at`,
      );
      const [audited] = await database.execute(
        `select count(*)::int as count from audit_logs where actor_id = '${person.id}'`,
      );
      return { done: done as unknown as DoneCommand[], audited: Number(audited?.count) };
    } finally {
      await database.close();
    }
  }

  return {
    person,
    serverUrl: server.url,
    proxy,
    readTruth,
    browser: () => browser,
    page: () => browser.page(),
    open: async (path = '/dashboard', tab = browser.page()) => {
      await tab.goto(`${proxy.url}${path}`);
      await storeOf(tab, person.id);
    },
    killBrowser: async () => {
      await browser.kill();
      browser = await openBrowser(profile, items);
    },
    killServer: async () => {
      await server.kill();
      server = await startServer(env, SHORT_LIVED);
    },
    stop: async () => {
      await browser.close();
      await proxy.stop();
      await server.stop();
      // The killed browser's files may still be written for a moment.
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
