import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const SECOND_MS = 1000;
/** Generous: a machine shared with a build is slow, and a hung test is still found. */
const UNIT_TEST_LIMIT_MS = 20 * SECOND_MS;
const SERVER_TEST_LIMIT_MS = 90 * SECOND_MS;

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/**
 * Tests that say nothing about the other database: no second run of what never touches one. Of the
 * auth server's answers, which are many, the embedded database sees those that hang on it; every
 * browser journey signs in on it besides (decision 0026).
 */
const AUTH_ON_BOTH = [
  ...['sign-up', 'sign-in', 'session', 'refresh-session', 'tabs', 'limits', 'first-rows'],
  ...[
    'claim-account',
    'forget-spent-tokens',
    'replace-signing-keys',
    'stolen-token',
    'lock-account',
  ],
];
const LEFT_OUT = {
  pglite: [
    '**/*.postgres.test.ts',
    `apps/server/src/features/auth/**/!(${AUTH_ON_BOTH.join('|')}).test.ts`,
  ],
  // Memory of the process, which no database changes.
  postgres: ['apps/server/src/{storage,images,mail,messaging}/**', '**/stalled-bodies.test.ts'],
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
  test: { ...test, testTimeout: UNIT_TEST_LIMIT_MS },
}));

const PLAIN = [
  { name: 'scripts', include: ['scripts/**/*.test.mjs'] },
  { name: 'domain', include: ['packages/domain/**/*.test.ts'] },
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      ...PLAIN.map((test) => ({
        test: { ...test, isolate: false, testTimeout: UNIT_TEST_LIMIT_MS },
      })),
      ...WEB,
      serverOn('pglite'),
      serverOn('postgres'),
    ],
  },
});
