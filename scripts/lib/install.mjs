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
 * npm leaves its own stamp in node_modules once an installation is complete. Comparing it with the
 * lockfile, package by package, sees a half-done or outdated installation whoever made it.
 */
export function isInstalled(root = ROOT) {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link) return true;
    const found = present[path];
    // What another platform needs is in the lockfile too, and rightly not on this disk.
    return found
      ? found.version === entry.version
      : entry.optional || entry.peer || entry.devOptional;
  });
}

/** `root` has a lockfile of its own: the project, or a tool that only some of its tests need. */
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
