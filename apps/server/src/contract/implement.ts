import type { Command, OutputOf, ParsedInputOf, ParsedParamsOf, Query } from '@chowk/domain/kernel';
import type { SystemStep } from '../db';
import type { BucketGuard } from './bucket-guard';
import type { CommandContext, QueryContext } from './context';
import type { SyncSource } from './sync-source';

/** A row as its own query presents it. */
export interface Versioned {
  readonly version: number;
}

/** The actor of a lookup. */
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

/** What a feature folder registers with the server. */
export interface Feature {
  readonly name: string;
  readonly commands: readonly CommandImplementation[];
  readonly queries: readonly QueryImplementation[];
  readonly systemSteps?: readonly SystemStep[];
  readonly bucketGuards?: readonly BucketGuard[];
  readonly syncSources?: readonly SyncSource[];
}

/**
 * Implements a contract's command. Its input is parsed. It may run in vain, because its key turns
 * out to be used only when its first statement returns, so whatever cannot be rolled back belongs
 * into a job. With `findCurrent`, a `version` in the input is checked against the row. What
 * `lookAhead` reads for several calls at once, `run` gets as `seen`; another command may have run
 * since, so `run` must verify it and otherwise refuse, and then all run again with their own
 * lookups.
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
