import { type Actor, ChowkError, parseOrRefuse } from '@chowk/domain/kernel';
import { type BatchCall, type BatchResult, batchRequest } from '@chowk/domain/sync';
import type { Logger } from 'pino';
import { errorBody, knownError } from '../http/error-response';
import type { OnRefused } from './count-refusal';
import type { CommandRunner } from './run-command';

export interface Batch {
  readonly parse: (body: unknown) => BatchCall[];
  readonly run: (
    calls: readonly BatchCall[],
    actor: Actor,
    requestId: string,
  ) => Promise<BatchResult[]>;
}

/** Commands of the outbox, one after another, each answered on its own: a bad one stops nobody. */
export function createBatch(runner: CommandRunner, log: Logger, onRefused: OnRefused): Batch {
  async function runOne(call: BatchCall, actor: Actor, requestId: string): Promise<BatchResult> {
    try {
      // A phone that changed hands: what one person did is never sent as another.
      if (call.actor_id && call.actor_id !== actor.actorId) throw new ChowkError('WRONG_PERSON');
      const { output, isReplay } = await runner.run({
        name: call.name,
        key: call.id,
        input: call.input,
        actor,
        actingForShopId: call.acting_shop_id,
        requestId,
      });
      return { id: call.id, status: 200, output, replayed: isReplay };
    } catch (error) {
      const known = knownError(error);
      if (known.code === 'INTERNAL') log.error({ err: error, requestId }, 'unexpected error');
      onRefused(call.name, known.code);
      return { id: call.id, status: known.status, error: errorBody(known, requestId) };
    }
  }

  return {
    parse: (body) => parseOrRefuse(batchRequest, body).commands,
    run: async (calls, actor, requestId) => {
      const results: BatchResult[] = [];
      for (const call of calls) results.push(await runOne(call, actor, requestId));
      return results;
    },
  };
}
