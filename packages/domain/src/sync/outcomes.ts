import { ERROR_STATUS } from '../kernel';

// Apart from the schemas: the queue of a phone needs these, and no validator.

export const MAX_BATCH = 100;
export const BATCH_MAX_BYTES = 4 * 1024 * 1024;

/**
 * What an answer means for the queue row of that id:
 * - `done`: the server's receipt. The row may go, its answer is the truth.
 * - `conflict`: somebody changed the row meanwhile; `details.yours` is the input sent and
 *   `details.current` the row as it is. A person decides.
 * - `sign_in`: stop sending; go on after this very person signed in, with their second step.
 * - `later`: not done and nothing decided; try again, after `details.retryAfterS` when given.
 * - `refused`: not done and never will be as it is: needs attention. This includes
 *   `ALREADY_EXISTS` and `PGRST116`: whether that very id was done, `receipts_list` says.
 */
export type BatchOutcome = 'done' | 'conflict' | 'sign_in' | 'later' | 'refused';

const SIGN_IN: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'SECOND_STEP_NEEDED',
  'WRONG_PERSON',
]);
const LATER: ReadonlySet<number> = new Set([
  408,
  ERROR_STATUS.RATE_LIMITED,
  ERROR_STATUS.INTERNAL,
  502,
  ERROR_STATUS.UNAVAILABLE,
  504,
]);

/** The same for a single command's answer: pass its status and the code of its body, if any. */
export function outcomeOf(status: number, code?: string): BatchOutcome {
  if (status === 200) return 'done';
  if (code === 'STALE_VERSION') return 'conflict';
  if (status === 401 || SIGN_IN.has(code ?? '')) return 'sign_in';
  return LATER.has(status) ? 'later' : 'refused';
}
