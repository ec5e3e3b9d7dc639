import { isUuid } from '@chowk/domain/kernel';

/** Where a pull of one collection stands. */
export interface SyncCursor {
  /** Whose rows, in which database: another person or other numbers of transactions begin anew. */
  readonly scope: string;
  /** Everything written by transactions before this one has been told. */
  readonly since: string;
  /** The `since` of the next round; what is written while this one lasts is told again then. */
  readonly until: string;
  /** A round tells what is gone, then the rows, each in the order of ids. */
  readonly phase: 'gone' | 'rows';
  readonly after: string;
  /** When it was given, so that one who never hears of a change does not grow too old. */
  readonly day: string;
}

export const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/** The `since` of whoever has nothing yet. */
export const EVERYTHING = '0';

const NUMBER = /^\d{1,20}$/;
const PHASES = { g: 'gone', r: 'rows' } as const;

export function encodeSyncCursor(cursor: SyncCursor): string {
  const { scope, since, until, phase, after, day } = cursor;
  return Buffer.from([scope, since, until, phase[0], after, day].join('.')).toString('base64url');
}

/** Nothing for a cursor that is not one of ours: whoever sent it begins again. */
export function decodeSyncCursor(text: string | undefined): SyncCursor | undefined {
  if (!text) return undefined;
  const [scope = '', since = '', until = '', letter = '', after = '', day = ''] = Buffer.from(
    text,
    'base64url',
  )
    .toString('utf8')
    .split('.');
  const phase = letter === 'g' || letter === 'r' ? PHASES[letter] : undefined;
  const isOurs =
    NUMBER.test(since) && NUMBER.test(until) && (isUuid(after) || after === BEFORE_ALL_IDS);
  return phase && isOurs ? { scope, since, until, phase, after, day } : undefined;
}
