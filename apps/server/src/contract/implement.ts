import type { Command, OutputOf, ParsedInputOf, ParsedParamsOf, Query } from '@chowk/domain/kernel';
import type { SystemStep } from '../db';
import type { BucketGuard } from './bucket-guard';
import type { CommandContext, QueryContext } from './context';
import type { SyncSource } from './sync-source';

/** A row as its own query shows it. */
export interface Versioned {
  readonly version: number;
}

/** All a look needs to know of who asks. */
export type LookContext = Pick<CommandContext, 'tx' | 'actor'>;

export interface CommandImplementation {
  readonly command: Command;
  readonly run: (context: CommandContext, input: unknown, seen: unknown) => Promise<unknown>;
  readonly findCurrent?: (
    context: CommandContext,
    input: unknown,
  ) => Promise<Versioned | undefined>;
  readonly lookAhead?: (context: LookContext, inputs: readonly unknown[]) => Promise<unknown[]>;
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
 * Binds a declared command to its one function. The runner has parsed the input by then. Until its
 * first statement is answered it may run for nothing, because its key was used before: what cannot
 * be rolled back is left to jobs. With
 * `findCurrent` the row it changes, as the person sees it, a `version` in the input is held to.
 * What `lookAhead` reads as the person, of several calls at once and in their order, `run` is given
 * as `seen`. Another command may have run since: `run` writes only what still is as it was seen,
 * and otherwise refuses; then all run again, each with a look of its own.
 */
export function implementCommand<C extends Command, Seen = undefined>(
  command: C,
  run: (context: CommandContext, input: ParsedInputOf<C>, seen: Seen) => Promise<OutputOf<C>>,
  findCurrent?: (
    context: CommandContext,
    input: ParsedInputOf<C>,
  ) => Promise<Versioned | undefined>,
  lookAhead?: (context: LookContext, inputs: readonly ParsedInputOf<C>[]) => Promise<Seen[]>,
): CommandImplementation {
  return {
    command,
    run: (context, input, seen) => run(context, input as ParsedInputOf<C>, seen as Seen),
    ...(findCurrent
      ? { findCurrent: (context, input) => findCurrent(context, input as ParsedInputOf<C>) }
      : {}),
    ...(lookAhead
      ? { lookAhead: (context, inputs) => lookAhead(context, inputs as ParsedInputOf<C>[]) }
      : {}),
  };
}

export function implementQuery<Q extends Query>(
  query: Q,
  run: (context: QueryContext, params: ParsedParamsOf<Q>) => Promise<OutputOf<Q>>,
): QueryImplementation {
  return { query, run: (context, params) => run(context, params as ParsedParamsOf<Q>) };
}
