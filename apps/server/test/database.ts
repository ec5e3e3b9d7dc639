import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../src/db';
import { openPglite } from '../src/db/engines/open-pglite';
import { openPostgres } from '../src/db/engines/open-postgres';
import { openFromPool } from './pglite-pool';

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump file on PGlite, a database name on PostgreSQL: the migrated template. */
    template: string;
    /** On PGlite, a dump of one nothing was ever done to: making it takes ten times what loading takes. */
    empty: string | undefined;
    /** The program as it is shipped, made of the source under test. */
    program: string;
  }
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL names no PostgreSQL to test on');
  return url;
}

async function dumpAt(path: string): Promise<Blob> {
  return new Blob([new Uint8Array(await readFile(path))]);
}

/** One nothing was ever done to, of either kind; PostgreSQL only where this run has one. */
export async function openEmptyDatabase(kind: Database['kind']): Promise<Database> {
  if (kind === 'pglite') {
    const empty = inject('empty');
    return openPglite(empty ? { loadDataDir: await dumpAt(empty) } : {});
  }
  const name = `chowk_test_${randomBytes(6).toString('hex')}`;
  const server = openPostgres(serverUrl(), 1);
  await server.execute(`create database ${name}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  const db = openPostgres(url.href);
  return {
    ...db,
    close: async () => {
      await db.close();
      await server.execute(`drop database if exists ${name} with (force)`);
      await server.close();
    },
  };
}

/** The migrated database in a data folder, as a server leaves it: making one takes ten seconds. */
export async function openInFolder(folder: string): Promise<Database> {
  const loadDataDir = await dumpAt(inject('template'));
  await mkdir(folder, { recursive: true });
  return openPglite({ dataDir: join(folder, 'db'), loadDataDir });
}

async function copyOnPostgres(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `chowk_test_${randomBytes(6).toString('hex')}`;
  const server = openPostgres(serverUrl(), 1);
  await server.execute(`create database ${name} template ${inject('template')} strategy file_copy`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await server.execute(`drop database if exists ${name} with (force)`);
      await server.close();
    },
  };
}

export const isPostgres = process.env.CHOWK_TEST_DB === 'postgres';

/** A migrated database of this test's own, on whichever PostgreSQL this run is about. */
export async function openTestDatabase(): Promise<Database & { readonly url: string | undefined }> {
  if (!isPostgres) {
    return { ...(await openFromPool(inject('template'))), url: undefined };
  }
  const { url, drop } = await copyOnPostgres();
  const db = openPostgres(url);
  return {
    ...db,
    url,
    close: async () => {
      await db.close();
      await drop();
    },
  };
}
