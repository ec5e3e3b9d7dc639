import { ChowkError } from '@chowk/domain/kernel';
import { SHOP_COLLECTIONS, type SyncCollection } from '@chowk/domain/sync';
import { APPLICATION_NAME } from '@/api/client/application';
import { actingFor } from '@/api/session/acting';
import { sessionSignal } from '@/api/session/session-signal';
import { sessionToken } from '@/api/session/session-token';
import { storedSession } from '@/api/session/stored-session';
import { type PullerPorts, pullLocked, startPulling } from '@/offline/pull/puller';
import { createOutboxCalls } from '@/offline/send/outbox-calls';
import { isPersonal } from '@/offline/store/current-store';
import { offlineDatabase } from '@/offline/store/database';
import { deleteActingStore } from '@/offline/store/delete-database';
import type { OfflineDatabase } from '@/offline/store/schema';
import { actingStoreId } from '@/offline/store/stores';
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
 * This tab's engine. Replaces the one of an earlier person, or of a store the browser has closed.
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

/** The same pull fills the person's own store and that of a shop they act for. */
async function sourceOf(personId: string, shopId?: string): Promise<Source> {
  const storeId = shopId === undefined ? personId : actingStoreId(personId, shopId);
  const isCurrent = () =>
    storedSession()?.userId === personId &&
    (shopId === undefined || actingFor()?.shopId === shopId);
  const pull: PullerPorts['pull'] = async (cursors, limit) => {
    try {
      return await ports.pull(cursors, limit, shopId);
    } catch (error) {
      const isOver = error instanceof ChowkError && error.code === 'ACTING_REFUSED';
      if (isOver && shopId !== undefined) await deleteActingStore(shopId);
      throw error;
    }
  };
  return { database: await offlineDatabase(storeId), ports: { ...ports, isCurrent, pull } };
}

/**
 * Keeps the person's rows and those of the acted shop up to date; returns a function that stops it.
 */
export async function pullFor(
  personId: string,
  collections: readonly SyncCollection[],
): Promise<() => void> {
  const own = await sourceOf(personId);
  const stops = [startPulling(own.database, collections, own.ports)];
  const shopId = actingFor()?.shopId;
  if (shopId !== undefined) {
    const acted = await sourceOf(personId, shopId);
    stops.push(startPulling(acted.database, SHOP_COLLECTIONS, acted.ports));
  }
  return () => {
    for (const stop of stops) stop();
  };
}

/** Pulls these collections now, for the store this tab shows. */
export async function pullOnce(collections: readonly SyncCollection[]): Promise<void> {
  const personId = storedSession()?.userId;
  if (!personId) throw new ChowkError('UNAUTHENTICATED');
  const shopId = actingFor()?.shopId;
  const isActed = (name: SyncCollection) => shopId !== undefined && !isPersonal(name);
  const pullFrom = async (from: string | undefined, names: readonly SyncCollection[]) => {
    if (names.length === 0) return;
    const { database, ports: by } = await sourceOf(personId, from);
    await pullLocked(database, names, by);
  };
  await pullFrom(shopId, collections.filter(isActed));
  await pullFrom(
    undefined,
    collections.filter((name) => !isActed(name)),
  );
}
