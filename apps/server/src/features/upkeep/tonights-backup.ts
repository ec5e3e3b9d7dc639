import {
  ANONYMOUS,
  ChowkError,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  startOfIstDay,
} from '@chowk/domain/kernel';
import { upkeepStates } from '@chowk/domain/upkeep';
import { and, eq, gte } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { backups } from '../../db/schema/system/upkeep';
import { BACKUP_JOB } from './job-names';
import { requireNoneOpen } from './open-runs';
import { keepBackups } from './system-steps';

/** Then a person has to look why. */
const TRIES_A_NIGHT = 3;

/** 2:30 in India: what is past its time goes an hour later. */
const AFTER_MIDNIGHT_MS = 2 * HOUR_MS + 30 * MINUTE_MS;

function lastNightMs(nowMs: number): number {
  const tonight = startOfIstDay(nowMs) + AFTER_MIDNIGHT_MS;
  return tonight <= nowMs ? tonight : tonight - DAY_MS;
}

type NightPorts = Pick<Ports, 'db' | 'nowMs' | 'newId' | 'jobs' | 'isDemo'>;

/**
 * Asked every hour, so that a server that was off at night makes up for it, and one that failed is
 * tried again. A demo keeps to the night: nobody waits for its copies.
 */
export async function startTonightsBackup(ports: NightPorts): Promise<void> {
  const { db, nowMs, newId, jobs, isDemo } = ports;
  const now = nowMs();
  const night = lastNightMs(now);
  if (isDemo && now - night >= HOUR_MS) return;
  await withSystem(db, ANONYMOUS, keepBackups, async (tx) => {
    const tonights = await tx
      .select({ status: backups.status })
      .from(backups)
      .where(and(eq(backups.is_scheduled, true), gte(backups.created_at, new Date(night))));
    const isMade = tonights.some(({ status }) => status !== 'failed');
    if (isMade || tonights.length >= TRIES_A_NIGHT) return;
    try {
      await requireNoneOpen(tx, backups, now);
    } catch (error) {
      if (error instanceof ChowkError) return;
      throw error;
    }
    const id = newId();
    await tx.insert(backups).values({
      id,
      status: upkeepStates.initial,
      is_scheduled: true,
      created_at: new Date(now),
    });
    await jobs.enqueueIn(tx, BACKUP_JOB, { backupId: id });
  });
}
