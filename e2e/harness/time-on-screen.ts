import type { Page } from '@playwright/test';

/**
 * How long a text stays on the page once it comes, by the page's own clock: a busy machine makes
 * the test look late, but not the page's timer early.
 */
export function timeOnScreenMs(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (words) =>
      new Promise<number>((resolve) => {
        let shownAtMs: number | undefined;
        const look = () => {
          const isShown = document.body.textContent.includes(words);
          if (isShown) shownAtMs ??= performance.now();
          if (isShown || shownAtMs === undefined) return;
          observer.disconnect();
          resolve(performance.now() - shownAtMs);
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    text,
  );
}
