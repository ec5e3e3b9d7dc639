import { DataFolderInUse } from '../db/engines/data-lock';
import { TooOldDatabase } from '../db/migrate';
import { BadEnv } from '../env';
import { safeMessage, safeStack } from '../safe-error';

/** A start failure that is already a sentence for the terminal. */
export class CannotStart extends Error {}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const own = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return own || codeOf(error.cause);
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
]);
const WRONG_LOGIN = new Set(['28P01', '28000', '3D000']);

function tooOld(databaseUrl: string | undefined, dataDir: string): CannotStart {
  return new CannotStart(
    databaseUrl
      ? `The database at ${new URL(databaseUrl).host} was made by a Chowk from before its first release, which this one cannot bring up to date. Name an empty database in DATABASE_URL, and restore a backup into it if you need what was in the old one.`
      : `The data folder ${dataDir} was made by a Chowk from before its first release, which this one cannot bring up to date. If it holds only the demo, delete it and start again; otherwise set CHOWK_DATA_DIR to a new folder and restore a backup into it.`,
  );
}

/** What went wrong while opening the database, as a sentence with a remedy. */
export function databaseFailure(
  error: unknown,
  databaseUrl: string | undefined,
  dataDir: string,
): Error {
  if (error instanceof DataFolderInUse || error instanceof CannotStart) return error;
  if (error instanceof TooOldDatabase) return tooOld(databaseUrl, dataDir);
  const code = codeOf(error);
  const [reason] = safeMessage(error).split('\n');
  if (databaseUrl) {
    const { host } = new URL(databaseUrl);
    if (UNREACHABLE.has(code)) {
      return new CannotStart(
        `DATABASE_URL names ${host}, where no PostgreSQL answers (${code}). Start it or correct the address, for example DATABASE_URL=postgres://chowk:secret@localhost:5432/chowk.`,
      );
    }
    if (WRONG_LOGIN.has(code)) {
      return new CannotStart(`DATABASE_URL was refused by ${host}: ${reason}.`);
    }
    return new CannotStart(`The database at ${host} could not be made ready: ${reason}.`);
  }
  return new CannotStart(
    `The data folder ${dataDir} could not be opened: ${reason}. If it is damaged, restore a copy of it, or set CHOWK_DATA_DIR to a new folder, for example CHOWK_DATA_DIR=./data-2; nothing in it was changed.`,
  );
}

export function listenFailure(error: unknown, port: number): Error {
  if (codeOf(error) === 'EADDRINUSE') {
    return new CannotStart(
      `Port ${port} is taken by another program. Stop that one, or set PORT to a free one, for example PORT=${port + 1}.`,
    );
  }
  if (codeOf(error) === 'EACCES') {
    return new CannotStart(
      `Port ${port} may not be opened by this user. Set PORT to one above 1023, for example PORT=3000.`,
    );
  }
  return error instanceof Error ? error : new Error(String(error));
}

/** Known reasons are a sentence; anything else is a bug and shows its stack. */
export function describeFailure(error: unknown): string {
  const isKnown =
    error instanceof CannotStart || error instanceof BadEnv || error instanceof DataFolderInUse;
  if (isKnown) return error.message;
  return safeStack(error);
}
