import type { Command, InputOf, OutputOf, Query } from '@chowk/domain/kernel';

type Schema = Query['params'];

/**
 * The address of a query with the types of its contract, but without its schemas: a screen that
 * only reads need not load a validator. A whole declaration from the domain fits here too.
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
  /** May wait in the outbox, as its contract says. */
  readonly isQueueable?: boolean;
}

export interface QueueableRef<In extends Schema = Schema, Out extends Schema = Schema>
  extends CommandRef<In, Out> {
  readonly isQueueable: true;
}

type ContractOf<R extends CommandRef> =
  R extends CommandRef<infer In, infer Out> ? Command<In, Out> : never;
export type InputFor<R extends CommandRef> = InputOf<ContractOf<R>>;
/** Of one that may wait there may be no more than a receipt. */
export type AnswerOf<R extends CommandRef> =
  | OutputOf<ContractOf<R>>
  | (R extends QueueableRef ? undefined : never);

/** `queryRef<typeof readMe>('me_read', '/me')`; a test compares every ref with its declaration. */
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

/** A command whose contract is `queueable`; the same test compares that too. */
export function queueableRef<C extends Command>(
  name: C['name'],
): QueueableRef<C['input'], C['output']> {
  return { name, isQueueable: true };
}
