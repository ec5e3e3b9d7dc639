import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptInstall } from '../apt.mjs';
import { Failure } from '../failure.mjs';
import { isRunnable, onPath } from '../on-path.mjs';
import { attempt } from '../run.mjs';
import { npmBinaries } from './npm-binaries.mjs';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;

const isComplete = (dir) => ['initdb', 'postgres'].every((name) => isRunnable(join(dir, name)));

function debianFolders() {
  if (!existsSync(DEBIAN)) return [];
  const versions = readdirSync(DEBIAN)
    .map(Number)
    .filter((version) => version >= OLDEST);
  return versions.sort((a, b) => b - a).map((version) => join(DEBIAN, String(version), 'bin'));
}

async function fromPgConfig() {
  const { code, output } = await attempt('pg_config', ['--bindir']);
  return code === 0 ? [output.trim()] : [];
}

async function isNewEnough(dir) {
  const { output } = await attempt(join(dir, 'postgres'), ['--version']);
  return Number(/(\d+)(?:\.\d+)?/.exec(output)?.[1]) >= OLDEST;
}

async function findInstalled() {
  const path = onPath('initdb');
  const candidates = [
    ...debianFolders(),
    ...(await fromPgConfig()),
    ...(path ? [dirname(path)] : []),
  ];
  for (const dir of candidates) {
    if (isComplete(dir) && (await isNewEnough(dir))) return dir;
  }
  return undefined;
}

/** The folder of PostgreSQL's programs: an installed one, else Debian's, else the npm package. */
export async function ensurePostgresBinaries() {
  const found = await findInstalled();
  if (found) return found;
  if (await aptInstall('postgresql')) {
    const installed = await findInstalled();
    if (installed) return installed;
  }
  const packaged = await npmBinaries();
  if (packaged && isComplete(packaged)) return packaged;
  throw new Failure(
    `The server tests need a PostgreSQL ${OLDEST} or newer and none could be found or installed. Install one, or name a throwaway server: TEST_DATABASE_URL=postgres://postgres@localhost:5432/postgres npm test`,
  );
}
