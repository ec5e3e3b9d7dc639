import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { build } from 'rolldown';
import type { TestProject } from 'vitest/node';
import { bundleInto } from '../bundle';
import { databaseOnPglite } from '../src/db/engines/open-pglite';
import { openPostgres } from '../src/db/engines/open-postgres';
import { migrate } from '../src/db/migrate';

async function pgliteTemplate(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'chowk-template-'));
  const client = await PGlite.create({ extensions: { btree_gist, pg_trgm } });
  const provideDump = async (name: 'empty' | 'template') => {
    const dump = await client.dumpDataDir('none');
    const path = join(folder, `${name}.tar`);
    await writeFile(path, Buffer.from(await dump.arrayBuffer()));
    project.provide(name, path);
  };
  await provideDump('empty');
  await migrate(databaseOnPglite(client));
  await provideDump('template');
  await client.close();
  return () => rm(folder, { recursive: true });
}

async function postgresTemplate(project: TestProject, url: string) {
  const name = `chowk_template_${process.pid}`;
  const server = openPostgres(url, 1);
  await server.execute(`drop database if exists ${name}`);
  await server.execute(`create database ${name}`);
  const target = new URL(url);
  target.pathname = `/${name}`;
  const template = openPostgres(target.href, 1);
  await migrate(template);
  await template.close();
  project.provide('template', name);
  return async () => {
    await server.execute(`drop database if exists ${name}`);
    await server.close();
  };
}

function urlToTestOn(url: string | undefined): string {
  if (!url) throw new Error('TEST_DATABASE_URL names no PostgreSQL to test on');
  return url;
}

/** Within the workspace, so that it finds its packages; one a run, so that no other run empties it. */
async function buildProgram(): Promise<string> {
  const options = bundleInto(`./.cache/program-${process.pid}`);
  await build(options);
  const { dir } = options.output;
  // It says its version, which it reads from the folder above.
  await copyFile(new URL('../package.json', import.meta.url), join(dir, '../package.json'));
  return dir;
}

/** This file is loaded once a database; what both need is made by whichever comes first. */
const shared = globalThis as typeof globalThis & { chowkProgram?: Promise<string> };

async function provideProgram(project: TestProject) {
  shared.chowkProgram ??= buildProgram();
  const dir = await shared.chowkProgram;
  project.provide('program', join(dir, 'main.mjs'));
  return () => rm(dir, { recursive: true, force: true });
}

/** One migrated database and one build per run; every test file starts from a copy of it. */
export async function setup(project: TestProject) {
  const { CHOWK_TEST_DB, TEST_DATABASE_URL = process.env.TEST_DATABASE_URL } = project.config.env;
  const dropProgram = await provideProgram(project);
  const dropTemplate = await (CHOWK_TEST_DB === 'postgres'
    ? postgresTemplate(project, urlToTestOn(TEST_DATABASE_URL))
    : pgliteTemplate(project));
  return async () => {
    await dropTemplate();
    await dropProgram();
  };
}
