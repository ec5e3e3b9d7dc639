import { ChowkError, isErrorCode } from '@chowk/domain/kernel';
import { type BatchOutcome, type BatchRefused, outcomeOf } from '@chowk/domain/sync';
import { NetworkError, ServerError } from '@/api/errors/errors';
import type { QueueProblem } from '@/offline/outbox/queue-row';

export interface Trouble {
  readonly outcome: Exclude<BatchOutcome, 'done'>;
  readonly problem: QueueProblem;
  /** Said of this very command, not of a request it happened to be in. */
  readonly isItsOwn?: boolean;
}

function troubleFor(status: number, problem: QueueProblem): Trouble {
  const outcome = outcomeOf(status, problem.code);
  // A refusal that says 200 is none of ours; it is asked again.
  return { outcome: outcome === 'done' ? 'later' : outcome, problem };
}

/** A request that failed as a whole. What is no answer of our server decides nothing. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof ChowkError) {
    const { code, details } = error;
    const requestId = error instanceof ServerError ? error.requestId : undefined;
    return troubleFor(error.status, { code, details, requestId });
  }
  const code = error instanceof NetworkError ? error.problem : 'unreachable';
  return { outcome: 'later', problem: { code } };
}

/** One command's own answer within a batch. */
export function refusalOf({ status, error }: BatchRefused): Trouble {
  const { code, details, requestId } = error;
  return { ...troubleFor(status, { code, details, requestId }), isItsOwn: true };
}

/** What the queue noted of a refusal, as a screen that asked itself would have heard it. */
export function toServerError({ code, details, requestId }: QueueProblem): Error {
  if (!isErrorCode(code)) return new NetworkError('foreign_answer');
  return new ServerError(code, { details, requestId });
}

const MAYBE_DONE: ReadonlySet<string> = new Set([
  'ALREADY_EXISTS',
  'PGRST116',
  'IDEMPOTENCY_KEY_REUSED',
  // The right may have ended after it was done and before its answer arrived.
  'ACTING_REFUSED',
]);

/** "It exists" and "it is not there" may mean that this very command was done: the receipts know. */
export function mayBeDone({ code }: QueueProblem): boolean {
  return MAYBE_DONE.has(code);
}
