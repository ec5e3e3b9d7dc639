import { defineConfig } from '@playwright/test';
import { browserArgs } from './harness/page/browser-args';
import type { Options } from './harness/test';

const SECOND_MS = 1000;

function specOf(name: string): string {
  return `**/${name}.spec.ts`;
}

/** What does not depend on the width of the screen is shown on one of them. */
const ONLY_ON_DESKTOP = ['theme', 'clear-cache', 'error-screen', 'language'].map(specOf);
const ONLY_ON_PHONE = [
  ...['install', 'update', 'connection', 'offline', 'missing-chunk', 'leaving'],
  ...['session', 'session-alert', 'sign-up', 'two-step', 'passkey'],
].map(specOf);

export default defineConfig<Options>({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './harness/server/global-setup.ts',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  // Generous: a machine shared with a build is slow, and a hung test is still found.
  timeout: 240 * SECOND_MS,
  expect: { timeout: 30 * SECOND_MS },
  use: {
    baseURL: process.env.CHOWK_E2E_URL,
    locale: 'en-IN',
    // Journeys about the service worker ask for it; the others need not wait for its downloads.
    serviceWorkers: 'block',
    // Nothing moves: what shimmers is painted by the processor here, and takes it from the tests.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Kolkata',
    // Recording every step costs two cores a third of the time; ask for it when one must be seen.
    trace: process.env.CHOWK_E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: browserArgs(),
    },
  },
  projects: [
    // First, for it has the longest: begun last, they would run alone.
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: ONLY_ON_PHONE,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: ONLY_ON_DESKTOP,
      use: { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true },
    },
  ],
});
