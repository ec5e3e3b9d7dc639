import { useLayoutEffect } from 'react';

/** As tall as the banner's one line. */
const BAR_HEIGHT = '2.5rem';

/** Whoever has scrolled keeps what is under the thumb where it is: a press must not miss. */
function holdStill(change: () => void): void {
  const before = document.documentElement.scrollHeight;
  const { scrollY } = window;
  change();
  const grown = document.documentElement.scrollHeight - before;
  if (scrollY > 0) window.scrollTo({ top: scrollY + grown, behavior: 'instant' });
}

function setRoom(height: string): void {
  const { documentElement: root, body } = document;
  if (root.style.getPropertyValue('--top-bar') === height) return;
  holdStill(() => {
    root.style.setProperty('--top-bar', height);
    body.style.paddingTop = height && 'var(--top-bar)';
  });
}

/** Makes room at the top: the page moves down instead of hiding its header under the bar. */
export function useTopBar(isShown: boolean): void {
  useLayoutEffect(() => setRoom(isShown ? BAR_HEIGHT : ''), [isShown]);
  useLayoutEffect(() => () => setRoom(''), []);
}
