import type { Actor } from '@chowk/domain/kernel';
import { type AppOptions, createApp } from '../src/app';
import type { Acting } from '../src/contract/acting';
import type { Ports } from '../src/contract/context';
import type { Feature } from '../src/contract/implement';
import type { Database } from '../src/db';
import { FEATURES } from '../src/features';
import { openWebFiles } from '../src/http/web-app/web-files';
import { openImages } from '../src/images';
import { newId } from '../src/new-id';
import { openTestDatabase } from './database';
import { testPorts } from './ports';
import { createTestAuthenticator, createTestPerson } from './world/people';

export interface TestAppOptions {
  /** Another than one of its own. */
  readonly db?: Database;
  readonly features?: readonly Feature[];
  readonly acting?: Acting;
  readonly ports?: Partial<Ports>;
  readonly webFolder?: string;
  /** Of what the operator may shut. */
  readonly shut?: Pick<AppOptions, 'metricsAccess' | 'hasApiDocs'>;
  readonly trustedProxies?: number;
}

interface Sent {
  readonly actor?: Actor;
  readonly headers?: Record<string, string>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : { text },
  };
}

/** The whole server on a database of its own, called without a socket. */
export async function startTestApp(options: TestAppOptions = {}) {
  const db = options.db ?? (await openTestDatabase());
  const ports = testPorts(db, options.ports);
  const authenticator = createTestAuthenticator();
  const { app, runner } = createApp({
    ports,
    authenticator,
    images: openImages(),
    features: options.features ?? FEATURES,
    ...(options.acting ? { acting: options.acting } : {}),
    web: await openWebFiles(options.webFolder ?? '/nowhere'),
    version: 'test',
    commit: 'test',
    isTls: false,
    trustedProxies: options.trustedProxies ?? 0,
    ...options.shut,
  });

  const headersFor = ({ actor, headers }: Sent): Record<string, string> => ({
    ...(actor?.actorId ? { authorization: `Bearer ${authenticator.tokenFor(actor)}` } : {}),
    ...headers,
  });

  return {
    app,
    db,
    ports,
    runner,
    tokenFor: (actor: Actor) => authenticator.tokenFor(actor),
    person: (
      ...roles: Parameters<typeof createTestPerson> extends [unknown, ...infer R] ? R : never
    ) => createTestPerson(db, ...roles),
    request: async (path: string, init: RequestInit & Sent = {}) =>
      read(
        await app.request(path, {
          ...init,
          headers: headersFor({ ...init, headers: init.headers as Record<string, string> }),
        }),
      ),
    get: async (path: string, sent: Sent = {}) =>
      read(await app.request(path, { headers: headersFor(sent) })),
    command: async (name: string, input: unknown, sent: Sent & { key?: string } = {}) =>
      read(
        await app.request(`/functions/v1/${name}`, {
          method: 'POST',
          body: JSON.stringify(input),
          headers: { 'idempotency-key': sent.key ?? newId(), ...headersFor(sent) },
        }),
      ),
    close: () => db.close(),
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
