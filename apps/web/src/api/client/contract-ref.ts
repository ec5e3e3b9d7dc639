import type { Command, InputOf, OutputOf, Query } from '@chowk/domain/kernel';

type Schema = Query['params'];

/**
 * A query's path with the types of its contract but without its schemas, so that a read-only screen
 * loads no validator. A whole contract fits here too.
 */
export interface QueryRef<In extends Schema = Schema, Out extends Schema = Schema> {
  readonly name: string;
  readonly path: `/${string}`;
  readonly params?: In;
  readonly output?: Out;
}

export interface CommandRef<In extends Schema = Schema, Out extends Schema = Schema> {
  readonly name: string;
  readonly input?: In;
  readonly output?: Out;
  /** The contract says it may wait in the outbox. */
  readonly isQueueable?: boolean;
}

export interface QueueableRef<In extends Schema = Schema, Out extends Schema = Schema>
  extends CommandRef<In, Out> {
  readonly isQueueable: true;
}

type ContractOf<R extends CommandRef> =
  R extends CommandRef<infer In, infer Out> ? Command<In, Out> : never;
export type InputFor<R extends CommandRef> = InputOf<ContractOf<R>>;
/** A queueable command may return only a receipt. */
export type AnswerOf<R extends CommandRef> =
  | OutputOf<ContractOf<R>>
  | (R extends QueueableRef ? undefined : never);

/** `queryRef<typeof readMe>('me_read', '/me')`; a test compares every ref with its contract. */
export function queryRef<Q extends Query>(
  name: Q['name'],
  path: Q['path'],
): QueryRef<Q['params'], Q['output']> {
  return { name, path };
}

export function commandRef<C extends Command>(
  name: C['name'],
): CommandRef<C['input'], C['output']> {
  return { name };
}

/** For a `queueable` command, which the same test checks. */
export function queueableRef<C extends Command>(
  name: C['name'],
): QueueableRef<C['input'], C['output']> {
  return { name, isQueueable: true };
}
