import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const FILE = join(ROOT, 'package-lock.json');
/** Every lockfile of the project, including separately installed tools. */
const FILES = ['package-lock.json', 'e2e/lighthouse/package-lock.json'];
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

export function readLockfile() {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

export function writeLockfile(lock) {
  const sorted = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
}

/** Node's resolution of `name` from the package at `path`: the nearest node_modules that has it. */
function resolveFrom(packages, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const candidate = at ? `${at}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (!at.includes('/node_modules/')) {
      return packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
    }
  }
}

/**
 * Binaries for other platforms that a package names and the lockfile lacks. npm drops those its
 * registry does not have, and then `npm ci` refuses the lockfile.
 */
export function missingOptionals({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name, version]) => /^\d/.test(version) && !resolveFrom(packages, path, name))
      .map(([name, version]) => ({ name, version, isDev: entry.dev === true })),
  );
}

function libcOf(words) {
  if (!words.includes('linux')) return undefined;
  if (words.some((word) => word.startsWith('musl'))) return ['musl'];
  return words.some((word) => word.startsWith('gnu')) ? ['glibc'] : undefined;
}

/** The platforms a binary package's name stands for. */
export function machineOf(name) {
  const words = name.split('/').at(-1).split(/[-.]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  return {
    os: os.length > 0 ? os : undefined,
    cpu: PROCESSORS.filter((processor) => words.includes(processor)),
    libc: libcOf(words),
  };
}

/** The lockfile with those binaries added; only their platforms install them. */
export function completed(lock) {
  const added = missingOptionals(lock).map(({ name, version, isDev }) => {
    const { os, cpu, libc } = machineOf(name);
    return [
      `node_modules/${name}`,
      { version, cpu, dev: isDev || undefined, libc, optional: true, os },
    ];
  });
  return { ...lock, packages: { ...lock.packages, ...Object.fromEntries(added) } };
}

/**
 * Binaries of build tools without an integrity, because the registry that made the lockfile did not
 * have them. A version that changes leaves the list, and none is added: run `node
 * scripts/complete-lockfile.mjs` where the registry has them.
 */
const UNKNOWN_HERE = {
  '@biomejs/cli': '2.6.6',
  '@oxc-parser/binding': '0.155.0',
  '@rolldown/binding': '1.2.18',
  '@rollup/rollup': '4.68.2',
  '@tailwindcss/oxide': '4.3.5',
};

function isUnknownHere(name, { version, dev, optional, os = [], cpu = [] }) {
  const isForMachine = dev === true && optional === true && os.length + cpu.length > 0;
  return (
    isForMachine &&
    Object.entries(UNKNOWN_HERE).some(
      ([family, known]) => name.startsWith(`${family}-`) && version === known,
    )
  );
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages npm would install without verifying them. Workspace links are ours. */
export function withoutIntegrity({ packages }) {
  return Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path, entry]) => ({ path, name: nameOf(path), entry }));
}

/** The same as messages, for all lockfiles, except those known to be missing. */
export function listWithoutIntegrity() {
  return FILES.flatMap((file) =>
    withoutIntegrity(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
      .filter(({ name, entry }) => !isUnknownHere(name, entry))
      .map(({ path, entry }) => `${file}: ${path} ${entry.version}`),
  );
}

/**
 * The lockfile with the integrities `find` knows for `name@version`, and the number it does not
 * know.
 */
export async function withIntegrity(lock, find) {
  const packages = { ...lock.packages };
  let unknown = 0;
  for (const { path, name, entry } of withoutIntegrity(lock)) {
    const integrity = await find(`${name}@${entry.version}`);
    if (integrity) packages[path] = { ...entry, integrity };
    else unknown++;
  }
  return { lock: { ...lock, packages }, unknown };
}
