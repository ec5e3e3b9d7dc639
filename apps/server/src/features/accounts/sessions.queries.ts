import {
  coarseAddress,
  describeDevice,
  listSessions,
  type SignedInDevice,
} from '@chowk/domain/accounts';
import type { Actor } from '@chowk/domain/kernel';
import { implementQuery } from '../../contract/implement';
import type { Tx } from '../../db';
import { listOwnSessions } from '../auth';

/** This device first, then by last use. */
export async function listDevices(tx: Tx, actor: Actor): Promise<SignedInDevice[]> {
  const sessions = await listOwnSessions(tx);
  const devices = sessions.map((session) => ({
    id: session.id,
    ...describeDevice(session.userAgent),
    address: coarseAddress(session.address),
    signed_in_at: session.createdAt.toISOString(),
    last_active_at: session.refreshedAt.toISOString(),
    is_current: session.id === actor.sessionId,
  }));
  return devices.sort((a, b) => Number(b.is_current) - Number(a.is_current));
}

export const sessionsList = implementQuery(listSessions, async ({ tx, actor }) => ({
  items: await listDevices(tx, actor),
}));
