import { type Actor, type ErrorBody, isUuid, parseOrRefuse } from '@chowk/domain/kernel';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { errorBody, knownError } from '../http/error-response';
import type { CommandRunner } from './run-command';

const MAX_COMMANDS = 100;

const batchInput = z.object({
  commands: z
    .array(
      z.object({
        id: z.string().check(z.refine(isUuid, { params: { rule: 'id' } })),
        name: z.string(),
        input: z.unknown(),
        acting_shop_id: z.optional(z.string()),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_COMMANDS)),
});

type BatchCall = z.output<typeof batchInput>['commands'][number];

export type BatchResult =
  | {
      readonly id: string;
      readonly status: 200;
      readonly output: unknown;
      readonly replayed: boolean;
    }
  | { readonly id: string; readonly status: number; readonly error: ErrorBody };

export interface Batch {
  readonly parse: (body: unknown) => BatchCall[];
  readonly run: (
    calls: readonly BatchCall[],
    actor: Actor,
    requestId: string,
  ) => Promise<BatchResult[]>;
}

/** Commands of the outbox, one after another, each answered on its own: a bad one stops nobody. */
export function createBatch(runner: CommandRunner, log: Logger): Batch {
  async function runOne(call: BatchCall, actor: Actor, requestId: string): Promise<BatchResult> {
    try {
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
      return { id: call.id, status: known.status, error: errorBody(known, requestId) };
    }
  }

  return {
    parse: (body) => parseOrRefuse(batchInput, body).commands,
    run: async (calls, actor, requestId) => {
      const results: BatchResult[] = [];
      for (const call of calls) results.push(await runOne(call, actor, requestId));
      return results;
    },
  };
}
