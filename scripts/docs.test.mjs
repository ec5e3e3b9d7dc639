import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/root.mjs';

const PAGES = [
  'README.md',
  ...['', 'decisions'].flatMap((folder) =>
    readdirSync(join(ROOT, 'docs', folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join('docs', folder, name)),
  ),
];

/** The targets of a page's links within the project. */
function linksOf(page) {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link);
}

it.each(PAGES)('every link of %s leads to a file', (page) => {
  const dead = linksOf(page).filter((link) => !existsSync(join(ROOT, dirname(page), link)));
  expect(dead).toEqual([]);
});

/** The trees a page means by `features/…` or `offline/…`. */
const TREES = [
  ...['', 'packages/domain/src/', 'apps/server/', 'apps/web/'],
  ...['apps/server/src/', 'apps/server/src/features/', 'apps/server/src/features/auth/'],
  ...['apps/web/src/', 'apps/web/src/features/'],
];
const SHORT = [
  [/^server\//, 'apps/server/'],
  [/^web\//, 'apps/web/'],
  [/^domain\//, 'packages/domain/src/'],
];

function isThere(path) {
  const full = SHORT.reduce((at, [short, long]) => at.replace(short, long), path);
  return TREES.some((tree) => existsSync(join(ROOT, tree, full)));
}

it.each(['docs/ARCHITECTURE.md', 'docs/PROMISES.md', 'docs/SECURITY.md', 'docs/BACKUPS.md'])(
  'every file %s names exists',
  (page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const named = [...text.matchAll(/`([a-z][\w.-]*(?:\/[\w.-]+)+\/?)`/g)].map(([, path]) => path);
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  },
);

it('every promise names a test', () => {
  const text = readFileSync(join(ROOT, 'docs/PROMISES.md'), 'utf8');
  const rows = text.split('\n').filter((line) => /^\| [A-Z]/.test(line));
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((row) => !/\.(test|spec)\.tsx?\)|`npm test`|npm test/.test(row))).toEqual([]);
});
