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

function stampOf(build) {
  return sourceStamp([build.dir, ...SHARED]);
}

async function make(build) {
  // Taken before the build, so that a file saved meanwhile causes another build next time.
  const stamp = stampOf(build);
  await run('npm', ['run', 'build', '--silent'], {
    cwd: join(ROOT, build.dir),
    shell: process.platform === 'win32',
    failure: `The ${build.title} could not be built; its messages are above.`,
  });
  writeFileSync(stampFile(build), stamp);
}

async function makeTogether(builds) {
  if (builds.length === 0) return;
  const titles = builds.map((build) => build.title).join(' and the ');
  await step(`Building the ${titles}`, async () => {
    const results = await Promise.allSettled(builds.map(make));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  });
}

export function buildAll() {
  return makeTogether(BUILDS);
}

export function buildIfStale() {
  return makeTogether(BUILDS.filter((build) => isStale(build, stampOf(build))));
}
