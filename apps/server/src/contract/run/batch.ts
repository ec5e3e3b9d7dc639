import { type Actor, ChowkError, parseShape } from '@chowk/domain/kernel';
import { type BatchCall, type BatchResult, batchRequest } from '@chowk/domain/sync';
import type { Logger } from 'pino';
import { errorBody, knownError } from '../../http/error-response';
import type { OnRefused } from './count-refusal';
import type { CommandOutcome } from './idempotency';
import type { CommandRunner } from './run-command';

export interface Batch {
  readonly parse: (body: unknown) => BatchCall[];
  readonly run: (
    calls: readonly BatchCall[],
    actor: Actor,
    requestId: string,
  ) => Promise<BatchResult[]>;
}

const WRONG_PERSON: CommandOutcome = { error: new ChowkError('WRONG_PERSON') };

/**
 * Runs outbox commands in order, each with its own result: a refused one does not stop the others.
 */
export function createBatch(runner: CommandRunner, log: Logger, onRefused: OnRefused): Batch {
  function resultOf(call: BatchCall, outcome: CommandOutcome, requestId: string): BatchResult {
    const { answer, error } = outcome;
    if (answer) {
      return { id: call.id, status: 200, output: answer.output, replayed: answer.isReplay };
    }
    const known = knownError(error);
    if (known.code === 'INTERNAL') log.error({ err: error, requestId }, 'unexpected error');
    onRefused(call.name, known.code);
    return { id: call.id, status: known.status, error: errorBody(known, requestId) };
  }

  return {
    // Only the envelope; each command validates its own input.
    parse: (body) => parseShape(batchRequest, body).commands,
    run: async (calls, actor, requestId) => {
      // A shared phone: what one person did is never run as another.
      const isTheirs = ({ actor_id }: BatchCall) =>
        !actor_id || actor_id === actor.actorId || actor.secondStep !== undefined;
      const outcomes = await runner.runAll(
        calls.filter(isTheirs).map(({ id, name, input, acting_shop_id, done_at_ms }) => ({
          name,
          key: id,
          input,
          actor,
          actingForShopId: acting_shop_id,
          requestId,
          doneAtMs: done_at_ms,
        })),
      );
      return calls.map((call) => {
        const outcome = isTheirs(call) ? outcomes.shift() : undefined;
        return resultOf(call, outcome ?? WRONG_PERSON, requestId);
      });
    },
  };
}
