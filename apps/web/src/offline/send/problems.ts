import { ChowkError } from '@chowk/domain/kernel';
import { type BatchOutcome, type BatchRefused, outcomeOf } from '@chowk/domain/sync';
import { NetworkError, ServerError } from '@/api/errors/errors';
import type { QueueProblem } from '@/offline/outbox/queue-row';

export interface Trouble {
  readonly outcome: Exclude<BatchOutcome, 'done'>;
  readonly problem: QueueProblem;
  /** Said of this very command, not of a request it happened to be in. */
  readonly isItsOwn?: boolean;
}

/** A request that failed as a whole. What is no answer of our server decides nothing. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof ChowkError) {
    const outcome = outcomeOf(error.status, error.code);
    return {
      outcome: outcome === 'done' ? 'later' : outcome,
      problem: {
        code: error.code,
        ...(error.details ? { details: error.details } : {}),
        ...(error instanceof ServerError && error.requestId ? { requestId: error.requestId } : {}),
      },
    };
  }
  const code = error instanceof NetworkError ? error.problem : 'unreachable';
  return { outcome: 'later', problem: { code } };
}

/** One command's own answer within a batch. */
export function refusalOf({ status, error }: BatchRefused): Trouble {
  const outcome = outcomeOf(status, error.code);
  return {
    // A refusal that says 200 is none of ours; it is asked again.
    outcome: outcome === 'done' ? 'later' : outcome,
    isItsOwn: true,
    problem: {
      code: error.code,
      ...(error.details ? { details: error.details } : {}),
      ...(error.requestId ? { requestId: error.requestId } : {}),
    },
  };
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
