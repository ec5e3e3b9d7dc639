import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listWithoutIntegrity, missingOptionals, readLockfile } from './lockfile.mjs';
import { ROOT, tool } from './root.mjs';
import { attempt } from './run.mjs';
import { linesSaying } from './search-files.mjs';

// Assembled from parts, so that this file does not contain what it forbids.
const MACHINE_PATH = new RegExp(
  `(?<![\\w.])/(?:${['home', 'Users', 'root', 'work'].join('|')})/\\w`,
);
const ESCAPE = new RegExp(
  [
    ['@ts-', '(?:ignore|expect-error|nocheck)'],
    ['biome-', 'ignore'],
    ['\\b(?:it|test|describe)\\.', '(?:only|skip)\\('],
  ]
    .map((parts) => parts.join(''))
    .join('|'),
);

const isLockfile = (file) => /(^|\/)package-lock\.json$/.test(file);

const WORKSPACES = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).workspaces;

function node(title, ...args) {
  return { title, run: () => attempt(process.execPath, args) };
}

/** Fails when a file matches; every such line is shown as file:line. */
function nowhere(title, pattern, isAsked = () => true) {
  const run = async () => {
    const lines = linesSaying(pattern, isAsked);
    return { code: lines.length > 0 ? 1 : 0, output: lines.join('\n') };
  };
  return { title, run };
}

const completeLockfile = {
  title: 'lockfile names the binaries of every platform',
  run: async () => {
    const missing = missingOptionals(readLockfile()).map(({ name }) => name);
    const hint = '\nRun: node scripts/complete-lockfile.mjs';
    return { code: missing.length > 0 ? 1 : 0, output: missing.join('\n') + hint };
  },
};

const integrity = {
  title: 'lockfiles name an integrity for every package',
  run: async () => {
    const lines = listWithoutIntegrity();
    const hint = '\nRun: node scripts/complete-lockfile.mjs';
    return { code: lines.length > 0 ? 1 : 0, output: lines.join('\n') + hint };
  },
};

/**
 * Single-threaded, because each thread would check the shared types again, and two checks run at a
 * time anyway.
 */
function typeCheck(workspace) {
  const args = ['-p', join(ROOT, workspace), '--singleThreaded'];
  return node(`types of ${workspace}`, tool('typescript/bin/tsc'), ...args);
}

/** Every check that does not run the code. */
export function staticChecks() {
  return [
    ...WORKSPACES.filter((dir) => existsSync(join(ROOT, dir, 'tsconfig.json'))).map(typeCheck),
    node(
      'format and lint',
      tool('@biomejs/biome/bin/biome'),
      'ci',
      '--error-on-warnings',
      '--colors=off',
    ),
    node('import table', join(ROOT, 'scripts/check-imports.mjs')),
    node('dead code', tool('knip/bin/knip.js'), '--no-progress'),
    completeLockfile,
    integrity,
    nowhere('no registry hosts in a lockfile', /"resolved": "https?:/, isLockfile),
    nowhere('no machine paths', MACHINE_PATH),
    nowhere('no escapes from the checks', ESCAPE),
  ];
}
