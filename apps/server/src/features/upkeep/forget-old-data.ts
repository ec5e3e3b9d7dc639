import { ANONYMOUS, DAY_MS, uuidV7 } from '@chowk/domain/kernel';
import { RETENTION_DAYS, RETENTION_KINDS, type RetentionKind } from '@chowk/domain/upkeep';
import { and, eq, lt } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { demoRequests } from '../../db/schema/demo-requests';
import { auditLogs } from '../../db/schema/system/runner';
import { forgetEndedSessions, forgetSpentTokens } from '../auth';
import { forgetOldEvents } from '../deep-links';
import { forgetOldCodes } from '../leads';
import { clearNotifications } from '../notifications';
import { clearUnusedOrderPhotos } from '../orders';
import { clearOrphanPhotos } from '../proofs';
import { forgetOldGone } from '../sync';
import { forgetOldBackups } from './forget-backups';
import { forgetOldData } from './system-steps';

export type Needs = Pick<Ports, 'db' | 'nowMs' | 'storage' | 'sessionRules'>;

async function forgetDemoRequests({ db, nowMs }: Needs): Promise<number> {
  const before = new Date(nowMs() - RETENTION_DAYS.demo_requests * DAY_MS);
  const gone = await withSystem(db, ANONYMOUS, forgetOldData, (tx) =>
    tx
      .delete(demoRequests)
      .where(and(eq(demoRequests.status, 'handled'), lt(demoRequests.handled_at, before)))
      .returning({ id: demoRequests.id }),
  );
  return gone.length;
}

const NO_CHANCE = new Uint8Array(10);

/** Found by the ids, which begin with their time: that goes along the key instead of all entries. */
async function forgetTrail({ db, nowMs }: Needs): Promise<number> {
  const first = uuidV7(nowMs() - RETENTION_DAYS.trail * DAY_MS, NO_CHANCE);
  const gone = await withSystem(db, ANONYMOUS, forgetOldData, (tx) =>
    tx.delete(auditLogs).where(lt(auditLogs.id, first)).returning({ id: auditLogs.id }),
  );
  return gone.length;
}

/** Each bears being run twice, so a run that broke off is simply run again. */
const FORGET: Readonly<Record<RetentionKind, (needs: Needs) => Promise<number>>> = {
  notifications: clearNotifications,
  link_events: forgetOldEvents,
  unused_photos: async (ports) =>
    (await clearOrphanPhotos(ports)) + (await clearUnusedOrderPhotos(ports)),
  sync_marks: forgetOldGone,
  lead_codes: forgetOldCodes,
  sessions: forgetEndedSessions,
  login_codes: forgetSpentTokens,
  demo_requests: forgetDemoRequests,
  trail: forgetTrail,
  backups: forgetOldBackups,
};

export type RetentionCounts = Partial<Record<RetentionKind, number>>;

/** What could not be deleted does not keep the rest from it; what was is counted either way. */
export async function forgetAll(
  needs: Needs,
): Promise<{ counts: RetentionCounts; failed: [RetentionKind, unknown][] }> {
  const counts: RetentionCounts = {};
  const failed: [RetentionKind, unknown][] = [];
  for (const kind of RETENTION_KINDS) {
    try {
      counts[kind] = await FORGET[kind](needs);
    } catch (error) {
      failed.push([kind, error]);
    }
  }
  return { counts, failed };
}
