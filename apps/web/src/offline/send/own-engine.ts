import { ChowkError } from '@chowk/domain/kernel';
import type { SyncCollection } from '@chowk/domain/sync';
import { APPLICATION_NAME } from '@/api/client/application';
import { actingFor } from '@/api/session/acting';
import { sessionSignal } from '@/api/session/session-signal';
import { sessionToken } from '@/api/session/session-token';
import { storedSession } from '@/api/session/stored-session';
import { ACTED_COLLECTIONS, pullForShop } from '@/offline/pull/acted-pull';
import { type PullerPorts, pullInTurn, startPulling } from '@/offline/pull/puller';
import { createOutboxCalls } from '@/offline/send/outbox-calls';
import { isPersonal } from '@/offline/store/current-store';
import { offlineDatabase } from '@/offline/store/database';
import { forgetShop } from '@/offline/store/delete-database';
import type { OfflineDatabase } from '@/offline/store/schema';
import { actedStoreId } from '@/offline/store/stores';
import { createEngine, type Engine, type EnginePorts } from './engine';

const ports: EnginePorts & Omit<PullerPorts, 'isCurrent'> = {
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

let current:
  | { readonly opening: Promise<OfflineDatabase>; readonly engine: Promise<Engine> }
  | undefined;

/**
 * This tab's engine, for whoever is signed in; the one of the person before is stopped, or of a store
 * that the browser has closed.
 */
export function ensureEngine(personId: string): Promise<Engine> {
  const opening = offlineDatabase(personId);
  if (current?.opening === opening) return current.engine;
  stopEngine();
  const engine = opening.then((database) => createEngine(database, personId, ports));
  current = { opening, engine };
  engine.catch(() => {
    if (current?.engine === engine) current = undefined;
  });
  return engine;
}

export function stopEngine(): void {
  void current?.engine.then((engine) => engine.stop());
  current = undefined;
}

interface Source {
  readonly database: OfflineDatabase;
  readonly ports: PullerPorts;
}

async function ownSource(personId: string): Promise<Source> {
  const isCurrent = () => storedSession()?.userId === personId;
  return { database: await offlineDatabase(personId), ports: { ...ports, isCurrent } };
}

async function actedSource(personId: string, shopId: string): Promise<Source> {
  const database = await offlineDatabase(actedStoreId(personId, shopId));
  const isCurrent = () => storedSession()?.userId === personId && actingFor()?.shopId === shopId;
  const pull: PullerPorts['pull'] = async (cursors) => {
    try {
      return await pullForShop(database, shopId, cursors, ports.nowMs());
    } catch (error) {
      // The right has ended: what was kept while it was there goes.
      if (error instanceof ChowkError && error.code === 'ACTING_REFUSED') await forgetShop(shopId);
      throw error;
    }
  };
  return { database, ports: { ...ports, isCurrent, pull } };
}

/** Keeps this person's rows on the device current, and of the shop they act for; answers how to stop. */
export async function pullFor(
  personId: string,
  collections: readonly SyncCollection[],
): Promise<() => void> {
  const own = await ownSource(personId);
  const stops = [startPulling(own.database, collections, own.ports)];
  const shopId = actingFor()?.shopId;
  if (shopId) {
    const acted = await actedSource(personId, shopId);
    stops.push(startPulling(acted.database, ACTED_COLLECTIONS, acted.ports));
  }
  return () => {
    for (const stop of stops) stop();
  };
}

/** Fetches what changed of these now, for the person or the shop whose rows this tab shows. */
export async function pullOnce(collections: readonly SyncCollection[]): Promise<void> {
  const personId = storedSession()?.userId;
  if (!personId) throw new ChowkError('UNAUTHENTICATED');
  const shopId = actingFor()?.shopId;
  const pullFrom = ({ database, ports: by }: Source, wanted: readonly SyncCollection[]) =>
    pullInTurn(database, wanted, by);
  const acted = shopId ? collections.filter((name) => !isPersonal(name)) : [];
  const own = collections.filter((name) => !acted.includes(name));
  if (shopId && acted.length > 0) await pullFrom(await actedSource(personId, shopId), acted);
  if (own.length > 0) await pullFrom(await ownSource(personId), own);
}
