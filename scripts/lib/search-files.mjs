import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const NOT_OURS = new Set([
  ...['.git', 'node_modules', 'dist', 'data', '.cache', 'coverage'],
  ...['test-results', 'playwright-report'],
]);
const TEXT = /\.(?:[cm]?[jt]sx?|json|md|css|html|sql|ya?ml|svg|txt|sh)$|(?:^|\/)[^.]+$|\/\.[\w]+$/;

const isGenerated = (path) => path.endsWith('.gen.ts');

function* files(dir = '') {
  for (const entry of readdirSync(join(ROOT, dir), { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const path = dir ? `${dir}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* files(path);
    else if (entry.isFile() && TEXT.test(path) && !isGenerated(path)) yield path;
  }
}

/** Every matching line of the project's files, as file:line: text. Needs no git. */
export function linesSaying(pattern, isAsked) {
  const found = [];
  for (const file of files()) {
    if (!isAsked(file)) continue;
    const text = readFileSync(join(ROOT, file), 'utf8');
    if (!pattern.test(text)) continue;
    for (const [index, line] of text.split('\n').entries()) {
      if (pattern.test(line)) found.push(`${file}:${index + 1}: ${line.trim()}`);
    }
  }
  return found;
}
