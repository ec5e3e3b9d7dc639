/** A chunk that could not be loaded for want of a network. */
export class MissingChunkError extends Error {
  /** The server is reachable again, but this page cannot import the chunk a second time. */
  readonly needsFreshPage: boolean;

  constructor(needsFreshPage: boolean) {
    super('Not on this device yet');
    this.name = 'MissingChunkError';
    this.needsFreshPage = needsFreshPage;
  }
}

/** A page with unsaved input is not reloaded for a missing chunk. */
export function isAnythingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input,textarea');
  return [...fields].some((field) => field.type !== 'hidden' && field.value);
}
