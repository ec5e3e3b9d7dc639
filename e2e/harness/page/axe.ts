import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { settled } from './settled';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules a theme can break: it changes colours and nothing else. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Half-faded text has another contrast than the final one. A finished animation may start another.
 */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    for (let moving = running(); moving.length > 0; moving = running()) {
      await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
    }
  });
}

async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
  await endAnimations(page);
}

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}
interface Colours {
  readonly Color: { readonly prototype: Colour };
}

/** axe computes each colour again for each element, a fifth of its time. */
function reckonColoursOnce(): void {
  const { Color } = (window as unknown as { axe: { commons: { color: Colours } } }).axe.commons
    .color;
  const reckon = Color.prototype.parseString;
  const known = new Map<string, readonly [r: number, g: number, b: number, alpha: number]>();
  Color.prototype.parseString = function parseString(this: Colour, text) {
    const colour = known.get(text);
    if (colour) {
      [this.r, this.g, this.b, this.alpha] = colour;
      return this;
    }
    reckon.call(this, text);
    known.set(text, [this.r, this.g, this.b, this.alpha]);
    return this;
  };
}

/**
 * One line per violation: the rule and where. Depending on the scroll position a bar may cover half
 * of a button, so a target that is too small is checked again in the middle of the screen.
 */
async function violationsOf(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(reckonColoursOnce);
  }
  return page.evaluate(async (only) => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const resultTypes: axe.resultGroups[] = ['violations'];
    const { violations } = await engine.run(document, {
      runOnly: only,
      resultTypes,
      // The app's one frame is sandboxed and does not answer axe.
      iframes: false,
    });
    const tooSmall = violations.find(({ id }) => id === 'target-size');
    const scrolledTo = window.scrollY;
    const stillTooSmall = [];
    for (const node of tooSmall?.nodes ?? []) {
      const selector = node.target.join(' ');
      document.querySelector(selector)?.scrollIntoView({ block: 'center' });
      const again = await engine.run(selector, { runOnly: ['target-size'], resultTypes });
      stillTooSmall.push(...again.violations.flatMap(({ nodes }) => nodes));
    }
    if (tooSmall) {
      tooSmall.nodes = stillTooSmall;
      window.scrollTo(0, scrolledTo);
    }
    return violations.flatMap((violation) =>
      violation.nodes.map(
        (node) => `${violation.id}: ${node.target.join(' ')} — ${node.failureSummary}`,
      ),
    );
  }, runOnly);
}

/** The page as it is. */
async function accessibilityProblems(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await showTheme(page, theme);
  return violationsOf(page, { type: 'tag', values: RULES });
}

/** Without loading it twice. */
async function problemsInBothThemes(page: Page): Promise<string[]> {
  const light = await accessibilityProblems(page, 'light');
  await showTheme(page, 'dark');
  const dark = await violationsOf(page, { type: 'rule', values: RULES_OF_COLOUR });
  return [...light, ...dark.map((line) => `in the dark theme, ${line}`)];
}

const PHONE = { width: 360, height: 640 };

/**
 * Loaded once: tables and cards are both checked for their width, and colours, which take most of
 * the time, once per theme.
 */
export async function problemsAtBothWidths(page: Page): Promise<string[]> {
  const wide = page.viewportSize();
  const light = await accessibilityProblems(page, 'light');
  await page.setViewportSize(PHONE);
  await settled(page);
  const dark = await accessibilityProblems(page, 'dark');
  if (wide) await page.setViewportSize(wide);
  return [...light, ...dark.map((line) => `in the dark theme at ${PHONE.width} px, ${line}`)];
}

export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  expect(await problemsInBothThemes(page), 'accessibility').toEqual([]);
}
