import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['apps/web/src', 'apps/server/src', 'packages/domain/src'];

function* filesIn(root, dir) {
  if (!existsSync(join(root, dir))) return;
  for (const entry of readdirSync(join(root, dir), { withFileTypes: true })) {
    const path = `${dir}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(root, path);
    else if (/\.tsx?$/.test(entry.name) && !/\.(?:gen|d)\.ts$/.test(entry.name)) yield path;
  }
}

/** Every source file and test of the three trees. */
export function* sourceFiles(root) {
  for (const dir of SOURCES) yield* filesIn(root, dir);
}
