/** A month to pick days in; it serves every feature, so it names no thing of the trade. */
export const calendar = {
  previous: 'Month before',
  next: 'Next month',
  taken: 'taken',
  first: 'first day',
  last: 'last day',
  pickFirst: 'Pick the first day.',
  pickLast: 'Now pick the last day.',
  picked: '{from} to {to}',
  crossed: '{from} to {to} is taken in between, so the days begin anew.',
} as const;
