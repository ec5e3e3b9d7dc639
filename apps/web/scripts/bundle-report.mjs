import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const DIST = process.argv[2] ?? join(WEB, 'dist');
const BYTES_PER_KB = 1024;

/** First-load JavaScript in KB after brotli; the app counts with its home screen. */
const BUDGETS_KB = { landing: 80, app: 140, chunk: 45, library: 45 };
/** The text of a front page with its styles: what its first paint needs, in one answer. */
const FRONT_PAGE_KB = 24;
const FRONT_PAGES = ['landing', 'brand', 'retailer', 'bizman'].flatMap((page) => [
  `${page}.html`,
  `${page}.hi.html`,
]);
const APP_ENTRY = 'index.html';
const LANDING_ENTRY = 'landing.html';
/** The home screen cannot be shown without its words, so they count too. */
const HOME = [
  'src/routes/dashboard.tsx?tsr-split=component',
  'src/i18n/en/shell.ts',
  'src/i18n/en/dashboard.ts',
];

function fail(message) {
  console.error(message);
  process.exit(1);
}

const manifestFile = join(DIST, '.vite/manifest.json');
if (!existsSync(manifestFile)) fail(`There is no ${manifestFile}; run the build first.`);
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    sizes.set(file, brotliCompressSync(readFileSync(join(DIST, file)), { params }).length);
  }
  return sizes.get(file);
}

/** The script of a chunk and of everything it imports at once. */
function scriptsOf(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk) fail(`The manifest has no ${key}; was it renamed? Correct this script.`);
  if (found.has(chunk.file)) return found;
  if (chunk.file.endsWith('.js')) found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(imported, found);
  return found;
}

function kb(files) {
  const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  return bytes / BYTES_PER_KB;
}

const rows = [];
function measure(name, files, budgetKb) {
  rows.push({ name, files: files.size, kb: kb(files), budgetKb });
}

if (manifest[LANDING_ENTRY]) measure('landing', scriptsOf(LANDING_ENTRY), BUDGETS_KB.landing);
const shell = scriptsOf(APP_ENTRY);
measure('app entry alone', shell, BUDGETS_KB.app);
const home = HOME.flatMap((key) => [...scriptsOf(key)]);
measure('app with its home and words', new Set([...shell, ...home]), BUDGETS_KB.app);

// What a screen adds to the app already loaded, and what is fetched on its own later.
const later = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry);
const added = later
  .map(([key]) => ({ key, files: [...scriptsOf(key)].filter((file) => !shell.has(file)) }))
  .map(({ key, files }) => ({ name: key, files: new Set(files) }));
for (const { name, files } of added) {
  // A library fetched by itself, such as the local database, is no screen.
  const isLibrary = name.includes('node_modules/');
  measure(name, files, isLibrary ? BUDGETS_KB.library : BUDGETS_KB.chunk);
}

const SHOWN = 12;
const [main, chunks] = [rows.filter(isMain), rows.filter((row) => !isMain(row))];
function isMain(row) {
  return row.budgetKb > BUDGETS_KB.library;
}
chunks.sort((a, b) => b.kb - a.kb);
const over = rows.filter((row) => row.kb > row.budgetKb);
const shown = [...main, ...chunks.filter((row, place) => place < SHOWN || over.includes(row))];

console.log('First-load JavaScript, KB after brotli');
for (const row of shown) {
  const verdict = row.kb > row.budgetKb ? 'OVER' : 'ok';
  const figure = `${row.kb.toFixed(1)} of ${row.budgetKb}`;
  console.log(`${verdict.padEnd(5)} ${figure.padStart(13)}  ${row.name} (${row.files} files)`);
}
console.log(`${chunks.length} chunks in all; the largest are shown.`);

/** Two chunks that import each other run before what they need of one another is there. */
function circleThrough(key, path = []) {
  if (path.includes(key)) return [...path.slice(path.indexOf(key)), key];
  for (const imported of manifest[key].imports ?? []) {
    const circle = circleThrough(imported, [...path, key]);
    if (circle) return circle;
  }
  return undefined;
}

const circle = Object.keys(manifest)
  .map((key) => circleThrough(key))
  .find(Boolean);
if (circle) fail(`Chunks import each other: ${circle.join(' → ')}. Put them in one group.`);

/** Anything asked for before the first paint costs a slow line another round trip. */
const ASKED_FOR =
  /<link rel="(?:stylesheet|(?:module)?preload)"[^>]*>|<script [^>]*src=[^>]*>|url\(\//g;
const AFTER_THE_PAINT = /<template id="live">.*?<\/template>/s;

function heldUpBy(file) {
  const html = readFileSync(join(DIST, file), 'utf8');
  return html.replace(AFTER_THE_PAINT, '').match(ASKED_FOR) ?? [];
}

for (const file of FRONT_PAGES) {
  const blocking = heldUpBy(file);
  if (blocking.length > 0) fail(`The first paint of ${file} waits for ${blocking.join(', ')}`);
  const size = kb([file]);
  if (size > FRONT_PAGE_KB) fail(`${file} has ${size.toFixed(1)} of ${FRONT_PAGE_KB} KB.`);
}
console.log(`${FRONT_PAGES.length} front pages wait for nothing before their first paint.`);
if (over.length > 0) fail(`${over.length} over budget.`);
