import type { Page } from '@playwright/test';

/** Told by the page: asked again and again, it would be the asking that takes the time. */
export function nextMeasure(page: Page, name: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          if (list.getEntriesByName(wanted).length === 0) return;
          observer.disconnect();
          resolve();
        });
        observer.observe({ type: 'measure' });
      }),
    name,
  );
}
