import type { Command, OutputOf, ParsedInputOf, ParsedParamsOf, Query } from '@chowk/domain/kernel';
import type { SystemStep } from '../db';
import type { BucketGuard } from './bucket-guard';
import type { CommandContext, QueryContext } from './context';
import type { SyncSource } from './sync-source';

/** A row as its own query shows it. */
export interface Versioned {
  readonly version: number;
}

export interface CommandImplementation {
  readonly command: Command;
  readonly run: (context: CommandContext, input: unknown) => Promise<unknown>;
  readonly findCurrent?: (
    context: CommandContext,
    input: unknown,
  ) => Promise<Versioned | undefined>;
}

export interface QueryImplementation {
  readonly query: Query;
  readonly run: (context: QueryContext, params: unknown) => Promise<unknown>;
}

/** What a feature folder offers to the rest of the server. */
export interface Feature {
  readonly name: string;
  readonly commands: readonly CommandImplementation[];
  readonly queries: readonly QueryImplementation[];
  readonly systemSteps?: readonly SystemStep[];
  readonly bucketGuards?: readonly BucketGuard[];
  readonly syncSources?: readonly SyncSource[];
}

/**
 * Binds a declared command to its one function. The runner has parsed the input by then. With
 * `findCurrent` the row it changes, as the person sees it, a `version` in the input is held to.
 */
export function implementCommand<C extends Command>(
  command: C,
  run: (context: CommandContext, input: ParsedInputOf<C>) => Promise<OutputOf<C>>,
  findCurrent?: (
    context: CommandContext,
    input: ParsedInputOf<C>,
  ) => Promise<Versioned | undefined>,
): CommandImplementation {
  return {
    command,
    run: (context, input) => run(context, input as ParsedInputOf<C>),
    ...(findCurrent
      ? { findCurrent: (context, input) => findCurrent(context, input as ParsedInputOf<C>) }
      : {}),
  };
}

export function implementQuery<Q extends Query>(
  query: Q,
  run: (context: QueryContext, params: ParsedParamsOf<Q>) => Promise<OutputOf<Q>>,
): QueryImplementation {
  return { query, run: (context, params) => run(context, params as ParsedParamsOf<Q>) };
}
