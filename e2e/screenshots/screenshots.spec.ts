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

/** A tile may still wait for its figure; what lies below the picture may wait on. */
function shapesInView(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('.animate-pulse-soft')].filter((shape) => {
        const { top, bottom } = shape.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      }).length,
  );
}

for (const theme of ['light', 'dark'] as const) {
  for (const [name, path, role, widths] of SHOTS) {
    test.describe(() => {
      test.use({ theme, role });

      const tag = widths.map((width) => `@${width}`);
      test(`${name} ${theme}`, { tag }, async ({ page }, { project }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, path);
        await page.evaluate(() => document.fonts.ready);
        await expect.poll(() => shapesInView(page)).toBe(0);
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
