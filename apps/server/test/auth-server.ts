import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { AuthClient } from '@supabase/auth-js';
import { createApp } from '../src/app';
import type { Ports } from '../src/contract/context';
import type { Feature } from '../src/contract/implement';
import type { Database } from '../src/db';
import { AUTH_PATH, type AuthDeps, createAuthenticator, mountAuth } from '../src/features/auth';
import type { PasswordChangeRules } from '../src/features/auth/auth-deps';
import { openWebFiles } from '../src/http/web-app/web-files';
import { openImages } from '../src/images';
import { openTestDatabase } from './database';
import { testPorts } from './ports';

export const TEST_SECRET = 'a secret for tests only, long enough';
export const SERVICE_KEY = 'service-key-for-tests-only-long-enough';
export const PASSWORD = 'correct horse';

/** A store that two clients can share, as two tabs share theirs. */
export function memoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

export type MemoryStorage = ReturnType<typeof memoryStorage>;

/** The server's clock, which a test may set ahead. */
export function movableClock() {
  let aheadMs = 0;
  return {
    nowMs: () => Date.now() + aheadMs,
    advance: (ms: number) => {
      aheadMs += ms;
    },
  };
}

export interface AuthServerOptions {
  readonly autoConfirm?: boolean;
  /** Besides the auth server itself, for tests of what a session lets someone do. */
  readonly features?: readonly Feature[];
  /** Kept open when the server closes; opening one is the dearest part of a test. */
  readonly db?: Database;
  readonly ports?: Partial<Ports>;
  readonly passwordChange?: PasswordChangeRules;
  readonly redirectUrls?: readonly string[];
  readonly oidcProviders?: AuthDeps['oidcProviders'];
  readonly captcha?: AuthDeps['captcha'];
  readonly twoStepRoles?: AuthDeps['twoStepRoles'];
  readonly siteUrl?: string;
  readonly secret?: string;
  readonly autoConfirmPhone?: boolean;
  readonly closedToNew?: boolean;
}

/** The real app on a real socket, on a database of its own. */
export async function startAuthServer(options: AuthServerOptions = {}) {
  const db = options.db ?? (await openTestDatabase());
  const clock = movableClock();
  const ports = testPorts(db, { nowMs: clock.nowMs, ...options.ports });
  const deps: AuthDeps = {
    ports,
    secret: options.secret ?? TEST_SECRET,
    siteUrl: options.siteUrl ?? 'http://localhost:3000',
    autoConfirm: options.autoConfirm ?? true,
    autoConfirmPhone: options.autoConfirmPhone ?? false,
    closedToNew: options.closedToNew ?? false,
    log: ports.log,
    ...(options.passwordChange ? { passwordChange: options.passwordChange } : {}),
    serviceKey: SERVICE_KEY,
    ...(options.redirectUrls ? { redirectUrls: options.redirectUrls } : {}),
    ...(options.oidcProviders ? { oidcProviders: options.oidcProviders } : {}),
    ...(options.twoStepRoles ? { twoStepRoles: options.twoStepRoles } : {}),
    ...(options.captcha ? { captcha: options.captcha } : {}),
  };
  const authenticator = createAuthenticator(deps);
  const { app, runner } = createApp({
    ports,
    authenticator,
    images: openImages(),
    features: options.features ?? [],
    mounts: [(target) => mountAuth(target, deps)],
    web: await openWebFiles('/nowhere'),
    version: 'test',
    commit: 'test',
    isTls: false,
    trustedProxies: 1,
  });
  const [server, port] = await new Promise<[Server, number]>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve([started as Server, info.port]),
    );
  });
  const url = `http://127.0.0.1:${port}${AUTH_PATH}`;
  const clients: InstanceType<typeof AuthClient>[] = [];

  return {
    app,
    runner,
    db,
    ports,
    deps,
    clock,
    url,
    authenticator,
    /** The package the browser uses, unmodified. */
    client: (storage: MemoryStorage = memoryStorage(), fetchWith?: typeof fetch) => {
      const client = new AuthClient({
        url,
        storage,
        storageKey: 'session',
        flowType: 'pkce',
        autoRefreshToken: false,
        persistSession: true,
        experimental: { recoveryCodes: true },
        headers: { apikey: 'public', 'x-application-name': 'chowk-web' },
        ...(fetchWith ? { fetch: fetchWith } : {}),
      });
      clients.push(client);
      return client;
    },
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json;charset=UTF-8', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    close: async () => {
      for (const client of clients) await client.stopAutoRefresh();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (!options.db) await db.close();
    },
  };
}

export type AuthServer = Awaited<ReturnType<typeof startAuthServer>>;
