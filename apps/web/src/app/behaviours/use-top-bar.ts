import { useLayoutEffect } from 'react';

/** As tall as the banner's one line. */
const BAR_HEIGHT = '2.5rem';

/** Makes room at the top: the page moves down instead of hiding its header under the bar. */
export function useTopBar(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const { documentElement: root, body } = document;
    root.style.setProperty('--top-bar', BAR_HEIGHT);
    body.style.paddingTop = 'var(--top-bar)';
    return () => {
      root.style.removeProperty('--top-bar');
      body.style.paddingTop = '';
    };
  }, [isShown]);
}
