import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { step } from './steps.mjs';

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

/**
 * npm leaves a stamp in node_modules when an installation is complete. Comparing it with the
 * lockfile, package by package, detects an incomplete or outdated installation.
 */
export function isInstalled(root = ROOT) {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link) return true;
    const found = present[path];
    // Packages for other platforms are in the lockfile and rightly not installed.
    return found
      ? found.version === entry.version
      : entry.optional || entry.peer || entry.devOptional;
  });
}

/** `root` has its own lockfile: the project, or a tool for some of its tests. */
export async function ensureInstalled(root = ROOT, what = 'packages') {
  if (isInstalled(root)) return;
  await step(`Installing ${what} (npm ci)`, () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      shell: process.platform === 'win32',
      failure: 'The packages could not be installed: is the package registry reachable from here?',
    }),
  );
}
