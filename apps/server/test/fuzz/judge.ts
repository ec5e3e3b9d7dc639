import { maySpeakOfOthers } from '../matrix/nouns';
import { CANARY } from '../matrix/world';
import { FUZZ_MARK } from './nasty-values';
import type { FuzzCall } from './requests';

export interface FuzzAnswer {
  readonly status: number;
  readonly code: string;
  readonly text: string;
}

/** What only the inside of the server says: frames, files, statements, errors of the database. */
const INSIDES = [
  /\n\s+at \S/,
  /\bat [\w.<>]+ \(\S+:\d+:\d+\)/,
  /node_modules|file:\/\/|\.m?[jt]s:\d+/,
  /\b(?:insert into|delete from|set local role|violates \S+ constraint|syntax error at)\b/i,
  /\bselect\b.*\bfrom \\?"\w+\\?"/i,
  /\bselect\b[^"]*\bfrom\b[^"]*\b(?:where|join)\b/i,
  /Failed query|PostgresError|DrizzleQueryError|22P0[0-9]|invalid input syntax|out of range for type/,
];

const insideOf = (text: string) => INSIDES.find((pattern) => pattern.test(text));

/** What is wrong with an answer and with what was logged meanwhile, in words. */
export function problemWith(
  { what, role }: FuzzCall,
  { status, text }: FuzzAnswer,
  logged: string,
): string | undefined {
  if (status >= 500 || text.includes('"code":"INTERNAL"')) return `answered ${status}`;
  const inside = insideOf(text);
  if (inside) return `says something of its inside (${inside})`;
  if (!maySpeakOfOthers(what, role) && text.includes(CANARY)) return "tells of another's row";
  if (logged.includes(FUZZ_MARK)) return 'wrote to the log what it was sent';
  if (insideOf(logged)) return 'wrote a stack or a statement to the log';
  return undefined;
}
