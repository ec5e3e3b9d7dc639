/** Where links of mails and sign-in providers bring a person back to; the page finishes the work. */
export const CONTINUE_PATH = '/continue';

/** What is begun in the settings, finished elsewhere, and told of in the settings again. */
export const ERRANDS = ['email', 'identity'] as const;
export type Errand = (typeof ERRANDS)[number];

export function returnAddressOf(errand: Errand): string {
  return `${window.location.origin}${CONTINUE_PATH}?to=${errand}`;
}

export function errandIn(search: string): Errand | undefined {
  const to = new URLSearchParams(search).get('to');
  return ERRANDS.find((errand) => errand === to);
}
