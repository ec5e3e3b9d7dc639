/** A part of the app that did not come for want of a network. */
export class MissingPartError extends Error {
  /** The server is there again, but this page cannot ask for the part a second time. */
  readonly needsFreshPage: boolean;

  constructor(needsFreshPage: boolean) {
    super('Not on this device yet');
    this.name = 'MissingPartError';
    this.needsFreshPage = needsFreshPage;
  }
}

/** A page with something typed on it is not given up for a part that is missing. */
export function isAnythingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input,textarea');
  return [...fields].some((field) => field.type !== 'hidden' && field.value);
}
