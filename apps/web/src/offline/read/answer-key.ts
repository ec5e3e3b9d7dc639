/** What other answers are kept under that are no rows of a collection, such as a cart. */
export function answerKey(name: string): string {
  return `answer:${name}`;
}
