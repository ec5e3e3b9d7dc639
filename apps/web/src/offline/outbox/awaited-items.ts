const awaited = new Set<string>();

/** A screen waits for this item and tells the person itself what came of it. */
export function awaitItem(id: string): () => void {
  awaited.add(id);
  return () => awaited.delete(id);
}

export function isAwaited(id: string): boolean {
  return awaited.has(id);
}
