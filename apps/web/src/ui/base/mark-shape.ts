/** One drawing for the mark on screen and for every icon file. */
export const MARK_VIEW_BOX = '0 0 48 48';

/** The upper arm, from the rim to the square; the other three are quarter turns of it. */
export const MARK_ARM =
  'M18 8a6 6 0 0 1 12 0v4.3a1.7 1.7 0 0 1-1.7 1.7h-8.6a1.7 1.7 0 0 1-1.7-1.7Z';

export const MARK_SQUARE =
  'M19.6 16.5h8.8a3.1 3.1 0 0 1 3.1 3.1v8.8a3.1 3.1 0 0 1-3.1 3.1h-8.8a3.1 3.1 0 0 1-3.1-3.1v-8.8a3.1 3.1 0 0 1 3.1-3.1Z';
