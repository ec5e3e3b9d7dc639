import { useEffect } from 'react';

export interface ReviewKeys {
  readonly approve: () => void;
  readonly reject: () => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly zoom: () => void;
  readonly back: () => void;
  readonly help: () => void;
}

/** The one list of keys: the page listens by it and the help shows it. */
export const REVIEW_KEYS: readonly (readonly [key: string, act: keyof ReviewKeys])[] = [
  ['A', 'approve'],
  ['R', 'reject'],
  ['J', 'next'],
  ['K', 'previous'],
  ['Z', 'zoom'],
  ['U', 'back'],
  ['?', 'help'],
];

const TYPES_TEXT = 'input, textarea, select, [contenteditable="true"]';
const OVERLAY = '[role="dialog"], [role="alertdialog"]';

/** Shortcuts work only when nobody is typing and nothing overlays the page. */
function isForUs(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const target = event.target instanceof Element ? event.target : undefined;
  const isTyping = target?.closest(TYPES_TEXT) && !target.matches('input[type="checkbox"]');
  return !isTyping && !document.querySelector(OVERLAY);
}

/** A component registers the shortcuts it handles. */
export function useReviewKeys(keys: Partial<ReviewKeys>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isForUs(event)) return;
      const act = REVIEW_KEYS.find(([key]) => key === event.key.toUpperCase())?.[1];
      const run = act && keys[act];
      if (!run) return;
      event.preventDefault();
      run();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [keys]);
}
