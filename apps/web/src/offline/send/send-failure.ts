import { ChowkError, isErrorCode } from '@chowk/domain/kernel';
import { type BatchOutcome, type BatchRefused, outcomeOf } from '@chowk/domain/sync';
import { NetworkError, ServerError } from '@/api/errors/errors';
import type { QueueProblem } from '@/offline/outbox/queue-row';

export interface SendFailure {
  readonly outcome: Exclude<BatchOutcome, 'done'>;
  readonly problem: QueueProblem;
  /** Concerns this one command, not the whole request. */
  readonly isOwn?: boolean;
}

function failureFor(status: number, problem: QueueProblem): SendFailure {
  const outcome = outcomeOf(status, problem.code);
  // An error with status 200 is not from our server, so it is retried.
  return { outcome: outcome === 'done' ? 'later' : outcome, problem };
}

/** A request that failed as a whole. A response that is not from our server decides nothing. */
export function failureOf(error: unknown): SendFailure {
  if (error instanceof ChowkError) {
    const { code, details } = error;
    const requestId = error instanceof ServerError ? error.requestId : undefined;
    return failureFor(error.status, { code, details, requestId });
  }
  const code = error instanceof NetworkError ? error.problem : 'unreachable';
  return { outcome: 'later', problem: { code } };
}

/** The result of one command within a batch. */
export function refusalOf({ status, error }: BatchRefused): SendFailure {
  const { code, details, requestId } = error;
  return { ...failureFor(status, { code, details, requestId }), isOwn: true };
}

/** A stored refusal as the error a screen would have received. */
export function toServerError({ code, details, requestId }: QueueProblem): Error {
  if (!isErrorCode(code)) return new NetworkError('foreign_answer');
  return new ServerError(code, { details, requestId });
}

const MAYBE_DONE: ReadonlySet<string> = new Set([
  'ALREADY_EXISTS',
  'PGRST116',
  'IDEMPOTENCY_KEY_REUSED',
  // The permission may have ended after the command was done but before its response arrived.
  'ACTING_REFUSED',
]);

/** "Exists" and "not found" may mean that this very command was done; the receipts tell. */
export function mayHaveArrived({ code }: QueueProblem): boolean {
  return MAYBE_DONE.has(code);
}
