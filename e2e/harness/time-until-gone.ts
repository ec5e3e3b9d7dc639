import type { Page } from '@playwright/test';

/**
 * Resolves once it watches; what it resolves to answers with the time from an event in the page
 * until the text it brings is gone again, by the page's own clock. Counted from the event, not
 * from the first sight of the text: a busy machine paints late, but nothing makes a timer that
 * starts after the event end early.
 */
export async function watchTimeUntilGone(
  page: Page,
  event: 'popstate' | 'online',
  text: string,
): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(
    ([name, words]) => {
      const goneMs = new Promise<number>((resolve) => {
        let startMs: number | undefined;
        let wasShown = false;
        const begin = () => {
          startMs ??= performance.now();
        };
        window.addEventListener(name, begin, { capture: true, once: true });
        const observer = new MutationObserver(() => {
          const isShown = document.body.textContent.includes(words);
          wasShown ||= isShown;
          if (isShown || !wasShown || startMs === undefined) return;
          observer.disconnect();
          resolve(performance.now() - startMs);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      return { goneMs };
    },
    [event, text] as const,
  );
  return () => watch.evaluate(({ goneMs }) => goneMs);
}
