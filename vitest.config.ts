import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const SECOND_MS = 1000;
const SERVER_TEST_LIMIT_MS = 30 * SECOND_MS;

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Tests that say nothing about the other database: no second run of what never touches one. */
const LEFT_OUT = {
  pglite: ['**/*.postgres.test.ts'],
  postgres: ['apps/server/src/{storage,images,mail,messaging}/**'],
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

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
      { test: { name: 'domain', include: ['packages/domain/**/*.test.ts'] } },
      {
        resolve: { alias: { '@': fromHere('./apps/web/src') } },
        test: { name: 'web', include: ['apps/web/{src,scripts}/**/*.test.{ts,tsx}'] },
      },
      serverOn('pglite'),
      serverOn('postgres'),
    ],
  },
});
