import { ANONYMOUS, type ErrorCode } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import { withSystem } from '../../db';
import type { Ports } from '../context';
import { countRefusal } from '../system-steps';

/** These pass by themselves, or say nothing of what was sent. */
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
 * A command somebody did on their device and the server refused is work they may lose, so the
 * team sees how many there are. Nobody waits for the count.
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
