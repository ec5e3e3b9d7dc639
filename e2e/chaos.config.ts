import { defineConfig } from '@playwright/test';

const MINUTE_MS = 60_000;

/** `npm run chaos`: the long form of what `journeys/offline/chaos.spec.ts` shows in a minute. */
export default defineConfig({
  testDir: './chaos',
  outputDir: '../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 20 * MINUTE_MS,
  expect: { timeout: MINUTE_MS },
});
