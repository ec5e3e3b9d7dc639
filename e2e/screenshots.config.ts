import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Laid out at full width and drawn smaller: pictures for reading about, not for zooming in. */
const DRAWN_SMALLER = 0.7;

/** `npm run screenshots`: the pictures of the docs, taken from the real product. */
export default defineConfig({
  ...base,
  testDir: './screenshots',
  projects: [
    {
      name: '360',
      grep: /@360/,
      use: { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true },
    },
    {
      name: '1440',
      grep: /@1440/,
      use: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: DRAWN_SMALLER },
    },
  ],
});
