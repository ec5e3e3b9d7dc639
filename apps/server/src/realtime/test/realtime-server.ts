import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Actor, ANONYMOUS, type Audience, type Role } from '@chowk/domain/kernel';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pino from 'pino';
import { createTestAuthenticator } from '../../../test/world/people';
import { publishEvent } from '../../contract/run/after-run';
import { type Database, defineSystemStep, withSystem } from '../../db';
import { errorResponse } from '../../http/error-response';
import type { HttpVariables } from '../../http/types';
import { newId } from '../../new-id';
import { createRealtimeHub, type RealtimeHubOptions } from '../hub';
import { mountRealtime, type RealtimeMountOptions } from '../mount-realtime';
import { openStream } from './stream-client';

const emitStep = defineSystemStep('test.emit', 'Stands for a command that tells others.');

export const silentLog = pino({ level: 'silent' });

export function someone(...roles: Role[]): Actor & { readonly uid: string } {
  const uid = newId();
  return { uid, actorId: uid, roles, sessionId: null, actingForShopId: null };
}

/** Publishes an event in a transaction of its own that `before` can delay or fail. */
export function tell(
  db: Database,
  audience: Audience,
  payload: Record<string, unknown> = {},
  beforeCommit: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  return withSystem(db, ANONYMOUS, emitStep, async (tx) => {
    await publishEvent(tx, { audience, type: 'test.told', entityId: null, payload });
    await beforeCommit();
  });
}

type Timing = NonNullable<RealtimeHubOptions['timing']>;
type Mount = Omit<RealtimeMountOptions, 'hub' | 'authenticator'>;

/** One app process: its own hub and port, with people who can be signed out. */
export async function startRealtime(db: Database, timing: Timing = {}, mount: Mount = {}) {
  const hub = createRealtimeHub({ db, log: silentLog, timing: { lookMs: 500, ...timing } });
  await hub.start();
  const known = createTestAuthenticator();
  const ended = new Set<string>();
  /** Tokens whose person changed, or that a test made itself. */
  const changed = new Map<string, Actor>();
  const app = new Hono<HttpVariables>();
  app.use(async (c, next) => {
    c.set('log', silentLog);
    c.set('requestId', 'test');
    await next();
  });
  app.onError(errorResponse);
  mountRealtime(app, {
    hub,
    authenticator: {
      actorFor: async (token) =>
        ended.has(token) ? undefined : (changed.get(token) ?? (await known.actorFor(token))),
    },
    ...mount,
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realtime/v1/stream`;

  return {
    hub,
    url,
    tokenFor: known.tokenFor,
    signOut: (actor: Actor) => ended.add(known.tokenFor(actor)),
    change: (actor: Actor, now: Actor) => changed.set(known.tokenFor(actor), now),
    open: (actor: Actor, lastEventId?: string) =>
      openStream(
        url,
        known.tokenFor(actor),
        lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
      ),
    openWithToken: (token: string, actor: Actor) => {
      changed.set(token, actor);
      return openStream(url, token);
    },
    close: async () => {
      await hub.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type RealtimeServer = Awaited<ReturnType<typeof startRealtime>>;
