/** Where a queue and a case fit side by side; below that, one at a time. */
export const SIDE_BY_SIDE = '(width >= 1280px)';

/** The queue stays visible beside a long case. */
export const QUEUE_SCROLL =
  'sticky top-[calc(var(--top-bar,0px)+5rem)] max-h-[calc(100dvh-var(--top-bar,0px)-6rem)] overflow-y-auto';
