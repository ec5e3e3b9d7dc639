import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with one line a violation: the rule and where it is broken. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Half-faded text has another contrast than the text it becomes.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const lines = violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(' ')} — ${node.failureSummary}`,
    ),
  );
  expect(lines, 'accessibility').toEqual([]);
}

/** Both themes of the page as it stands, without loading it twice. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    await expectNoAxeViolations(page);
  }
}
