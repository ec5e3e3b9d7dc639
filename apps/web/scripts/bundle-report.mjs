import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const DIST = process.argv[2] ?? join(WEB, 'dist');
const BYTES_PER_KB = 1024;

/** JavaScript in KB after brotli, words included, and the number of requests. */
const FIRST_LOAD = { kb: 140, requests: 12 };
/** The sign-in page has its own entry. */
const SIGN_IN = { kb: 90, requests: 9 };
const LANDING = { kb: 80, requests: 6 };
const ROUTE = { kb: 45, requests: 3 };
/** A library in a chunk of its own is not a screen. */
const LIBRARY = { kb: 50, requests: 3 };
/** Loaded once a home is usable: sending, pulling, listening, and the code further pages share. */
const BEHIND = { kb: 140, requests: 15 };
/** Opened on an existing page. */
const PART = { kb: 60, requests: 12 };
/** The HTML of a front page with its styles: one response with all the first paint needs. */
const FRONT_PAGE_KB = 24;
const FRONT_PAGES = ['landing', 'brand', 'retailer', 'bizman'].flatMap((page) => [
  `${page}.html`,
  `${page}.hi.html`,
]);
const BEHIND_ALL = [
  'src/app/behaviours/all-behaviours.tsx',
  'src/app/sync/run-sync.ts',
  'src/app/shell/sync-status.tsx',
];
const ADMIN_OVERVIEW = 'src/app/pages/dashboard/admin/admin-overview-section.tsx';
/** Each with the word folders it starts with. */
const HOMES = {
  store: ['first', 'home', 'store'],
  brand: ['first', 'brand'],
  bizman: ['first', 'home', 'bizman'],
  admin: ['first', 'admin'],
};
const wordsOf = (folders) => folders.map((folder) => `words-en-${folder}`);

function fail(message) {
  console.error(message);
  process.exit(1);
}

const manifestFile = join(DIST, '.vite/manifest.json');
if (!existsSync(manifestFile)) fail(`There is no ${manifestFile}; run the build first.`);
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const chunks = Object.values(manifest);

const sizes = new Map();
/** As served: compressed at build time, or plain where that is smaller. */
function sizeOf(file) {
  if (!sizes.has(file)) {
    const packed = join(DIST, `${file}.br`);
    sizes.set(file, statSync(existsSync(packed) ? packed : join(DIST, file)).size);
  }
  return sizes.get(file);
}

function kb(files) {
  const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  return bytes / BYTES_PER_KB;
}

/** A chunk's script with all its static imports. */
function withImports(chunk, found = new Set()) {
  if (found.has(chunk.file)) return found;
  if (chunk.file.endsWith('.js')) found.add(chunk.file);
  for (const key of chunk.imports ?? []) withImports(manifest[key], found);
  return found;
}

function scriptsOf(...names) {
  const found = new Set();
  for (const name of names) {
    const chunk = manifest[name] ?? chunks.find((each) => each.name === name);
    if (!chunk) fail(`The build has no ${name}; was it renamed? Correct this script.`);
    withImports(chunk, found);
  }
  return found;
}

const rows = [];
function measure(name, files, budget) {
  const size = kb(files);
  const isOver = size > budget.kb || files.size > budget.requests;
  rows.push({ name, requests: files.size, kb: size, budget, isOver });
}

const parts = JSON.parse(readFileSync(join(DIST, '.vite/parts.json'), 'utf8'));

function partOf(source) {
  const file = parts[source];
  if (!file) fail(`Nothing loads ${source} later; was it renamed? Correct this script.`);
  return withImports(chunks.find((chunk) => chunk.file === file));
}

const homes = Object.entries(HOMES).map(([home, folders]) => {
  const scripts = scriptsOf('index.html', `home-${home}`, ...wordsOf(folders));
  return home === 'admin' ? new Set([...scripts, ...partOf(ADMIN_OVERVIEW)]) : scripts;
});
for (const [place, home] of Object.keys(HOMES).entries()) {
  measure(`${home}'s home`, homes[place], FIRST_LOAD);
}
const signIn = scriptsOf('src/sign-in.tsx', ...wordsOf(['first', 'door']));
measure('sign-in page', signIn, SIGN_IN);
measure('landing', scriptsOf('landing.html', 'words-en-front'), LANDING);
const behind = new Set(BEHIND_ALL.flatMap((source) => [...partOf(source)]));
const settled = homes.map((home) => new Set([...home, ...behind]));
for (const [place, home] of Object.keys(HOMES).entries()) {
  const files = [...behind].filter((file) => !homes[place].has(file));
  measure(`behind ${home}'s home`, new Set(files), BEHIND);
}
const firstRows = rows.length;

/** What a page adds to a settled home, or to the sign-in page. */
function addedBy(source) {
  const files = [...partOf(source)];
  const options = [signIn, ...settled].map((known) => files.filter((file) => !known.has(file)));
  options.sort((a, b) => kb(a) - kb(b));
  return new Set(options[0]);
}

for (const source of Object.keys(parts)) {
  const budget = source.includes('node_modules/') ? LIBRARY : isRoute(source) ? ROUTE : PART;
  measure(source, addedBy(source), budget);
}

function isRoute(source) {
  return source.includes('tsr-split=component') || source.startsWith('src/routes/');
}

const SHOWN = 12;
const later = rows.slice(firstRows).sort((a, b) => b.kb - a.kb);
const over = rows.filter(({ isOver }) => isOver);
const shown = [
  ...rows.slice(0, firstRows),
  ...later.filter((row, place) => place < SHOWN || row.isOver),
];

console.log('JavaScript in KB after brotli, and requests');
for (const row of shown) {
  const size = `${row.kb.toFixed(1)} of ${row.budget.kb} KB`;
  const requests = `${row.requests} of ${row.budget.requests}`;
  console.log(
    `${(row.isOver ? 'OVER' : 'ok').padEnd(5)} ${size.padStart(16)} ${requests.padStart(8)}  ${row.name}`,
  );
}
const files = new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')));
console.log(
  `${files.size} scripts in all; of ${later.length} parts loaded later the largest are shown.`,
);

/**
 * Script names come from their content: with the release in it, every release would rename it and
 * its importers.
 */
const [, facts = '{}'] =
  /name="chowk-build" content="([^"]*)"/.exec(readFileSync(join(DIST, 'index.html'), 'utf8')) ?? [];
const { commit, builtAt } = JSON.parse(facts.replaceAll('&quot;', '"'));
if (!commit || !builtAt) fail('index.html does not say what was built when; see build-info.ts.');
for (const file of files) {
  const code = readFileSync(join(DIST, file), 'utf8');
  const isNamed = [commit, builtAt].some((fact) => fact !== 'unknown' && code.includes(fact));
  if (isNamed) fail(`${file} tells of its release; see build-info.ts.`);
}

/** Chunks that import each other run before their imports are ready. */
function circleThrough(key, clear, path = []) {
  if (path.includes(key)) return [...path.slice(path.indexOf(key)), key];
  if (clear.has(key)) return undefined;
  for (const imported of manifest[key].imports ?? []) {
    const circle = circleThrough(imported, clear, [...path, key]);
    if (circle) return circle;
  }
  clear.add(key);
  return undefined;
}

const clear = new Set();
const circle = Object.keys(manifest)
  .map((key) => circleThrough(key, clear))
  .find(Boolean);
if (circle) fail(`Chunks import each other: ${circle.join(' → ')}; see scripts/chunks.ts.`);

/** Every request before the first paint costs a slow network another round trip. */
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
