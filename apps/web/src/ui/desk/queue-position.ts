interface Listed {
  readonly id: string;
}

export interface QueuePosition {
  /** Counted from one; absent for one that no longer waits. */
  readonly place: number | undefined;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Where something stands in a queue. One that is not in it leads to the top of it. */
export function queuePosition(items: readonly Listed[], id: string): QueuePosition {
  const at = items.findIndex((item) => item.id === id);
  if (at === -1) return { place: undefined, previous: undefined, next: items[0]?.id };
  return { place: at + 1, previous: items[at - 1]?.id, next: items[at + 1]?.id };
}

/** Where to go once it is decided: on, else back, else there is nothing left. */
export function afterDecision(items: readonly Listed[], id: string): string | undefined {
  const { previous, next } = queuePosition(items, id);
  return next ?? previous;
}
