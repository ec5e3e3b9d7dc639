import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { open } from '../harness/page/settled';
import type { Role } from '../harness/people/people';
import { expect, test } from '../harness/test';

const KB = 1024;
const LARGEST_BYTES = 80 * KB;

/** Stores and bizmen work on a phone, the team at a desk. */
const SHOTS: readonly (readonly [
  name: string,
  path: string,
  role: Role | 'nobody',
  widths: readonly string[],
])[] = [
  ['landing', '/', 'nobody', ['360', '1440']],
  ['dashboard', '/dashboard', 'retailer', ['360']],
  ['brand', '/dashboard', 'brand', ['360', '1440']],
  ['bizman', '/dashboard', 'bizman', ['360']],
  ['admin', '/dashboard?tab=analytics', 'admin', ['1440']],
];

/** Skeletons, pictures not loaded, and headings not in their font yet; only what is in view counts. */
function loadingInView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    };
    const isHeadingFont = (face: FontFace) => face.family.includes('Anek Latin');
    const fonts = [...document.fonts].filter(isHeadingFont);
    const isFontMissing = !fonts.some(({ status }) => status === 'loaded');
    const skeletons = [...document.querySelectorAll('.animate-pulse-soft')];
    const pictures = [...document.images].filter(({ complete }) => !complete);
    return [...skeletons, ...pictures].filter(isInView).length + Number(isFontMissing);
  });
}

for (const theme of ['light', 'dark'] as const) {
  for (const [name, path, role, widths] of SHOTS) {
    test.describe(() => {
      test.use({ theme, role });

      const tag = widths.map((width) => `@${width}`);
      test(`${name} ${theme}`, { tag }, async ({ page }, { project }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, path);
        // What follows the first rows begins once the page is idle.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        await page.waitForLoadState('load');
        await expect.poll(() => loadingInView(page)).toBe(0);
        const target = new URL(
          `../../docs/screenshots/${name}-${project.name}-${theme}.png`,
          import.meta.url,
        );
        const file = fileURLToPath(target);
        await page.screenshot({ path: file, animations: 'disabled' });
        expect((await stat(file)).size).toBeLessThanOrEqual(LARGEST_BYTES);
      });
    });
  }
}
