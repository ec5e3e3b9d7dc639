interface Listed {
  readonly id: string;
}

export interface QueuePosition {
  /** Counted from one; undefined when it has left the queue. */
  readonly place: number | undefined;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The position in a queue. A case that is not in it links to the first. */
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
