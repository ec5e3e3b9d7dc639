import { actingFor } from '@/api/session/acting';

/** Answers that are no rows of a collection, such as sums: the last one of each, and its age. */
export const ANSWER_PREFIX = 'answer:';

/** What was answered to somebody who acts is for that shop alone. */
export function answerKey(name: string, actedShopId: string | undefined): string {
  return ANSWER_PREFIX + (actedShopId ? `${actedShopId} ${name}` : name);
}

export function ownAnswerKey(name: string): string {
  return answerKey(name, actingFor()?.shopId);
}
