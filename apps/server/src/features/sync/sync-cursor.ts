import { isUuid } from '@chowk/domain/kernel';

/** The position of a pull of one collection. */
export interface SyncCursor {
  /**
   * The person and the database: for another person or other transaction ids the pull starts over.
   */
  readonly scope: string;
  /** Everything written by earlier transactions was sent. */
  readonly since: string;
  /** The `since` of the next round; what is written during this one is sent again then. */
  readonly until: string;
  /** A round sends deletions, then rows, each in id order. */
  readonly phase: 'gone' | 'rows';
  readonly after: string;
  /** When it was issued, so that a cursor without changes does not expire. */
  readonly day: string;
}

export const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/** The `since` of a new device. */
export const EVERYTHING = '0';

const NUMBER = /^\d{1,20}$/;
const PHASES = { g: 'gone', r: 'rows' } as const;

export function encodeSyncCursor(cursor: SyncCursor): string {
  const { scope, since, until, phase, after, day } = cursor;
  return Buffer.from([scope, since, until, phase[0], after, day].join('.')).toString('base64url');
}

/** Undefined for an invalid cursor: the pull starts over. */
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
