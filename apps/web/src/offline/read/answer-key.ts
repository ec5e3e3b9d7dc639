/** Answers that are no rows of a collection, such as sums: the last one of each, and its age. */
export const ANSWER_PREFIX = 'answer:';

export function answerKey(name: string): string {
  return ANSWER_PREFIX + name;
}
