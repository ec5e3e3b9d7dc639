import { contractClient } from '@/api/client/browser-client';
import { newId } from '@/api/client/contract-client';
import type { AnswerOf, CommandRef, InputFor, QueueableRef } from '@/api/client/contract-ref';
import { ServerError } from '@/api/errors/errors';
import type { Outcome, Submission } from '@/offline/send/submit-command';

export interface Sending {
  /** The idempotency key, for a command that has its own, such as the id of what it creates. */
  readonly key?: string | undefined;
  /** What the outbox needs to know about a queueable command. */
  readonly queue?: Submission | (() => Promise<Submission>) | undefined;
}

/** Preloads the outbox for a screen that may need it without a network. */
export const loadOutbox = () => import('@/offline/send/submit-command');

function isQueueable(ref: CommandRef): ref is QueueableRef {
  return ref.isQueueable === true;
}

/**
 * Sends a command as its contract allows: through the outbox if it is queueable, otherwise straight
 * to the server. A failure is an outcome, not an exception.
 */
export async function sendCommand<R extends CommandRef>(
  ref: R,
  input: InputFor<R>,
  { key = newId(), queue }: Sending = {},
): Promise<Outcome<AnswerOf<R>>> {
  try {
    if (isQueueable(ref)) {
      const { submitCommand } = await loadOutbox();
      return (await submitCommand(ref, input, {
        ...(typeof queue === 'function' ? await queue() : queue),
        id: key,
      })) as Outcome<AnswerOf<R>>;
    }
    const output = await contractClient.runCommand(ref, input, { idempotencyKey: key });
    return { kind: 'done', output: output as AnswerOf<R> };
  } catch (error) {
    return { kind: 'refused', error };
  }
}

/**
 * The output a form continues with; throws a refusal. Undefined while pending or confirmed by
 * receipt.
 */
export function outputOrThrow<Output>(outcome: Outcome<Output> | undefined): Output | undefined {
  if (outcome?.kind === 'refused') throw outcome.error;
  return outcome?.kind === 'done' ? outcome.output : undefined;
}

/** It may have arrived all the same. */
export function isLost(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'refused' && !(outcome.error instanceof ServerError);
}

/**
 * One key per submission: after a lost response the same input is sent again under the same key, so
 * the server does it once. A response or a changed input ends it.
 */
export function createKeys() {
  let last: { readonly words: string; readonly key: string } | undefined;
  return {
    keyFor(name: string, input: unknown): string {
      const words = `${name} ${JSON.stringify(input)}`;
      if (last?.words !== words) last = { words, key: newId() };
      return last.key;
    },
    settle(outcome: Outcome<unknown>): void {
      if (!isLost(outcome)) last = undefined;
    },
  };
}
