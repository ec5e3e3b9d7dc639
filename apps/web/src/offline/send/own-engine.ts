import type { SyncCollection } from '@chowk/domain/sync';
import { APPLICATION_NAME } from '@/api/client/application';
import { sessionSignal } from '@/api/session/session-signal';
import { sessionToken } from '@/api/session/session-token';
import { storedSession } from '@/api/session/stored-session';
import { type PullerPorts, startPulling } from '@/offline/pull/puller';
import { createOutboxCalls } from '@/offline/send/outbox-calls';
import { offlineDatabase } from '@/offline/store/database';
import { createEngine, type Engine, type EnginePorts } from './engine';

const ports: EnginePorts & PullerPorts = {
  ...createOutboxCalls({
    baseUrl: '',
    applicationName: APPLICATION_NAME,
    getToken: sessionToken,
    sessionSignal,
  }),
  personId: () => storedSession()?.userId,
  sessionMark: () => storedSession()?.accessToken,
  isDeviceOffline: () => navigator.onLine === false,
  nowMs: Date.now,
  random: Math.random,
};

let current: { readonly personId: string; readonly engine: Promise<Engine> } | undefined;

/** This tab's engine, for whoever is signed in; the one of the person before is stopped. */
export function ensureEngine(personId: string): Promise<Engine> {
  if (current?.personId === personId) return current.engine;
  stopEngine();
  const engine = offlineDatabase(personId).then((database) =>
    createEngine(database, personId, ports),
  );
  current = { personId, engine };
  engine.catch(() => {
    if (current?.engine === engine) current = undefined;
  });
  return engine;
}

export function stopEngine(): void {
  void current?.engine.then((engine) => engine.stop());
  current = undefined;
}

/** Keeps this person's rows on the device current; answers how to stop it. */
export async function pullFor(
  personId: string,
  collections: readonly SyncCollection[],
): Promise<() => void> {
  return startPulling(await offlineDatabase(personId), personId, collections, ports);
}
