import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SECOND_MS = 1000;
/** Generous: a machine shared with a build is slow, and a hung test is still found. */
const UNIT_TEST_LIMIT_MS = 20 * SECOND_MS;
const SERVER_TEST_LIMIT_MS = 90 * SECOND_MS;

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/**
 * Of the features' tests the embedded database runs one for each thing that could differ: rows made
 * with an account, renewals that race, limits, races for the last piece, exclusion, numbering, row
 * security seen from a feature, search, the ledger's sums, rows as text, what is pulled and what is
 * swept. Every command and query runs on it in the matrix besides, and every browser journey
 * (decision 0066).
 */
const FEATURES_ON_BOTH = [
  ...['first-rows', 'refresh-session', 'limits', 'forget-spent-tokens', 'replace-signing-keys'],
  ...['race', 'bookings', 'files-and-invoices', 'acting-reads', 'find-shops', 'find-leads'],
  ...['ledger', 'money-adds-up', 'export-trade', 'clear-orphan-photos', 'upkeep', 'sync'],
].join('|');
const LEFT_OUT = {
  pglite: ['**/*.postgres.test.ts', `apps/server/src/features/**/!(${FEATURES_ON_BOTH}).test.ts`],
  postgres: [
    // Memory of the process, which no database changes.
    ...['apps/server/src/{storage,images,mail,messaging}/**', '**/stalled-bodies.test.ts'],
    // The embedded database itself.
    '**/pglite-statements.test.ts',
  ],
};

/** The same files twice, once a database: what holds on the embedded one must hold on the real one. */
function serverOn(database: 'pglite' | 'postgres'): TestProjectConfiguration {
  return {
    test: {
      name: `server-${database}`,
      include: ['apps/server/{src,test}/**/*.test.ts'],
      exclude: LEFT_OUT[database],
      env: { CHOWK_TEST_DB: database },
      // A file leaves nothing behind for the next one; loading the server anew for each took two
      // thirds of the time.
      isolate: false,
      globalSetup: ['./apps/server/test/global-setup.ts'].filter((path) =>
        existsSync(fromHere(path)),
      ),
      testTimeout: SERVER_TEST_LIMIT_MS,
      hookTimeout: SERVER_TEST_LIMIT_MS,
    },
  };
}

/** What takes milliseconds a file is over before a process of its own would have begun. */
const LIGHT = { pool: 'threads' } as const;

const OFFLINE_TESTS = 'apps/web/src/offline/**/*.test.ts';

/** Only the local store's tests share what a page has one of: its databases, its locks. */
const WEB: TestProjectConfiguration[] = [
  {
    include: ['apps/web/{src,scripts}/**/*.test.{ts,tsx}'],
    exclude: [OFFLINE_TESTS],
    name: 'web',
    isolate: false,
  },
  { include: [OFFLINE_TESTS], name: 'web-offline' },
].map((test) => ({
  resolve: { alias: { '@': fromHere('./apps/web/src') } },
  test: {
    ...test,
    ...LIGHT,
    setupFiles: [fromHere('./apps/web/test/restore-globals.ts')],
    testTimeout: UNIT_TEST_LIMIT_MS,
  },
}));

/** So long that one of them begun last would keep a worker busy while the others have nothing to do. */
const LONG = [
  ...['test/fuzz/fuzz', 'test/matrix/matrix', 'test/kill', 'test/program', 'sync/convergence'],
  ...['restore-across', 'restore-older', 'refuse-backup', 'seed-market'].map(
    (name) => `${name}.postgres`,
  ),
  'orders/receipt/escrow',
].map((name) => `${name}.test.ts`);

/** The long ones first, one database after the other: a worker loads the server anew for each. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.some((name) => moduleId.endsWith(`/${name}`));
    const projects = [...new Set(sorted.map(({ project }) => project.name))].sort();
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

const PLAIN = [
  { name: 'scripts', include: ['scripts/**/*.test.mjs'] },
  { name: 'domain', include: ['packages/domain/**/*.test.ts'] },
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      ...PLAIN.map((test) => ({
        test: { ...test, ...LIGHT, isolate: false, testTimeout: UNIT_TEST_LIMIT_MS },
      })),
      ...WEB,
      serverOn('pglite'),
      serverOn('postgres'),
    ],
  },
});
