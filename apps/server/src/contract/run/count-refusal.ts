import { ANONYMOUS, type ErrorCode } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import { withSystem } from '../../db';
import type { Ports } from '../context';
import { countRefusal } from '../system-steps';

/** Transient errors, or errors that say nothing about the input. */
const PASSING: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'UNAUTHENTICATED',
  'SECOND_STEP_NEEDED',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'UNKNOWN_COMMAND',
  'WRONG_PERSON',
]);

export type OnRefused = (command: string, code: ErrorCode) => void;

/**
 * A refused queued command is work a person may lose, so the team sees the count. Nobody waits for
 * it.
 */
export function refusalCounter({ db, log }: Pick<Ports, 'db' | 'log'>): OnRefused {
  return (command, code) => {
    if (PASSING.has(code)) return;
    withSystem(db, ANONYMOUS, countRefusal, (tx) =>
      tx.execute(sql`insert into figure_deltas (day, kind, area, n, paise)
        values (app.figure_day(now()), ${`refused ${command} ${code}`}, '', 1, 0)`),
    ).catch((err: unknown) => log.warn({ err }, 'a refusal was not counted'));
  };
}
