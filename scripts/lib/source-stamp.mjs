import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const NOT_SOURCE = new Set(['node_modules', 'dist', 'test', '.cache', 'data']);
// Generated during the build it would stamp, from the other files.
const isLeftOut = (name) => /\.(test|gen)\.tsx?$/.test(name);

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_SOURCE.has(entry.name) || isLeftOut(entry.name)) continue;
    yield* filesUnder(join(path, entry.name));
  }
}

/**
 * A fingerprint of a build's sources: content, not times, because a checkout changes every time.
 */
export function sourceStamp(paths) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const path of paths) {
    for (const file of filesUnder(join(ROOT, path))) {
      hash.update(`\0${file.slice(ROOT.length)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
