import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { sourceStamp } from './source-stamp.mjs';
import { step } from './steps.mjs';

const SHARED = ['packages/domain', 'package-lock.json', 'tsconfig.base.json'];
const STAMP = '.build-stamp';

const BUILDS = [
  { title: 'web app', dir: 'apps/web' },
  { title: 'server', dir: 'apps/server' },
];

function stampFile(build) {
  return join(ROOT, build.dir, 'dist', STAMP);
}

function isStale(build, stamp) {
  try {
    return readFileSync(stampFile(build), 'utf8') !== stamp;
  } catch {
    return true;
  }
}

async function make(build) {
  // Taken before the build: a file saved meanwhile makes the next start build again.
  const stamp = sourceStamp([build.dir, ...SHARED]);
  await run('npm', ['run', 'build', '--silent'], {
    cwd: join(ROOT, build.dir),
    shell: process.platform === 'win32',
    failure: `The ${build.title} could not be built; its messages are above.`,
  });
  writeFileSync(stampFile(build), stamp);
}

export async function buildAll() {
  await Promise.all(BUILDS.map((build) => step(`Building the ${build.title}`, () => make(build))));
}

export async function buildIfStale() {
  const stale = BUILDS.filter((build) => isStale(build, sourceStamp([build.dir, ...SHARED])));
  await Promise.all(stale.map((build) => step(`Building the ${build.title}`, () => make(build))));
}
