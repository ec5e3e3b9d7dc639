import type { Actor } from '@chowk/domain/kernel';
import { asActor, asSystem, runnerOf, type Tx, withSystem } from '../../db';
import type { NewJob } from '../../jobs';
import type { Acting } from '../acting';
import type { CommandContext, NewEvent, Ports } from '../context';
import type { CommandImplementation } from '../implement';
import { showOf } from '../present';
import { rememberAnswer } from '../system-steps';
import { type Addition, concludeCommands, type SealedCommand } from './after-run';
import { mayRunAgain, refusalFrom } from './database-errors';
import {
  type CommandAnswer,
  type CommandOutcome,
  claimKeys,
  claimNewKey,
  type KeyedCall,
  releaseKeys,
} from './idempotency';
import { runOnSeenVersion, SlippedIn, withYours } from './seen-version';

/** A call with access and valid input. */
export interface ReadyCall {
  readonly implementation: CommandImplementation;
  readonly actor: Actor;
  readonly input: unknown;
  readonly keyed: KeyedCall;
  readonly requestId: string;
  readonly doneAtMs: number | undefined;
}

/** What a command left to be written after it. */
interface Aftermath {
  entityId: string | null;
  diff: Record<string, unknown>;
  isDeed: boolean;
  readonly events: NewEvent[];
  readonly jobs: NewJob[];
  readonly additions: Addition[];
}

interface Done extends SealedCommand {
  readonly after: Aftermath;
}

function idOf(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'string' ? id : null;
}

/** Nothing is wrong with the command: in its own transaction it may succeed. */
export function isPassing(error: unknown): boolean {
  return mayRunAgain(error) || error instanceof SlippedIn;
}

/** The error shown to the person. */
export function refusalOf(error: unknown, { input }: ReadyCall): unknown {
  return withYours(refusalFrom(error), input);
}

function contextFor(tx: Tx, ports: Ports, call: ReadyCall, after: Aftermath): CommandContext {
  return {
    actor: call.actor,
    tx,
    ports,
    nowMs: ports.nowMs(),
    requestId: call.requestId,
    newId: ports.newId,
    record: (entityId, diff) => {
      after.entityId = entityId;
      after.diff = diff;
    },
    wasDoneBefore: () => {
      after.isDeed = false;
    },
    emit: (event) => after.events.push(event),
    enqueue: (name, data) => after.jobs.push({ name, data }),
    addLater: (statement, rows) => after.additions.push({ statement, rows }),
    asSystem: (step, work) => asSystem(tx, step, work),
  };
}

export interface GroupOptions {
  readonly ports: Ports;
  readonly acting: Acting;
}

/** Runs the lookups of equal commands together. */
type Looks = ReadonlyMap<ReadyCall, unknown>;
const NO_LOOKS: Looks = new Map();

async function lookAhead(tx: Tx, calls: readonly ReadyCall[]): Promise<Looks> {
  const looks = new Map<ReadyCall, unknown>();
  const looking = calls.filter(({ implementation }) => implementation.lookAhead);
  for (const { implementation, actor } of looking) {
    const alike = looking.filter((each) => each.implementation === implementation);
    if (alike.some((each) => looks.has(each))) continue;
    const inputs = alike.map(({ input }) => input);
    const seen = await asActor(tx, async () => implementation.lookAhead?.({ tx, actor }, inputs));
    for (const [at, each] of alike.entries()) looks.set(each, seen?.[at]);
  }
  return looks;
}

async function seenBy(tx: Tx, call: ReadyCall, looks: Looks): Promise<unknown> {
  const isSeen = looks.has(call) || !call.implementation.lookAhead;
  return (isSeen ? looks : await lookAhead(tx, [call])).get(call);
}

async function runOne(
  tx: Tx,
  { ports, acting }: GroupOptions,
  call: ReadyCall,
  looks: Looks,
): Promise<Done> {
  const { implementation, input, actor, keyed, requestId, doneAtMs } = call;
  const { command } = implementation;
  const after: Aftermath = {
    entityId: idOf(input),
    diff: {},
    isDeed: true,
    events: [],
    jobs: [],
    additions: [],
  };
  const seen = await seenBy(tx, call, looks);
  const result = await asActor(tx, () =>
    runOnSeenVersion(implementation, contextFor(tx, ports, call, after), input, seen),
  );
  const output = showOf(command.output)(result);
  ports.checkAnswer?.(command.output, result, output);
  if (actor.actingForShopId && after.isDeed) {
    await acting.record(tx, actor, { command, diff: after.diff, output, doneAtMs });
  }
  const entityId = after.entityId ?? idOf(output);
  const { entity, name: action } = command;
  const entry = { entity, entityId, action, diff: after.diff, requestId };
  return { call: keyed, output, entry, after };
}

/** Jobs, then everything else the commands leave; the commit follows. */
async function conclude(tx: Tx, ports: Ports, actor: Actor, done: readonly Done[]): Promise<void> {
  const jobs = done.flatMap(({ after }) => after.jobs);
  if (jobs.length > 0) await ports.jobs.enqueueAllIn(tx, jobs);
  if (done.length === 0) return;
  const additions = done.flatMap(({ after }) => after.additions);
  const events = done.flatMap(({ after }) => after.events);
  await concludeCommands(tx, ports, actor, done, additions, events);
}

/** One of several: its failure rolls back to its savepoint only. */
async function runMarked(
  tx: Tx,
  options: GroupOptions,
  call: ReadyCall,
): Promise<Done | { readonly error: unknown }> {
  const runner = runnerOf(tx);
  runner.mark();
  try {
    return await runOne(tx, options, call, NO_LOOKS);
  } catch (error) {
    if (isPassing(error)) throw error;
    await runner.undo();
    return { error: refusalOf(error, call) };
  }
}

/**
 * Runs a command before it is known whether its key is new, which saves a round trip. Rejects with
 * `KnownKey` if it is not; then nothing is kept.
 */
export function runAtOnce(options: GroupOptions, call: ReadyCall): Promise<CommandAnswer> {
  const { ports } = options;
  const { actor, keyed } = call;
  return withSystem(ports.db, actor, rememberAnswer, async (tx) => {
    const claimed = claimNewKey(tx, keyed);
    runnerOf(tx).closeGate(claimed);
    try {
      const done = await runOne(tx, options, call, NO_LOOKS);
      await claimed;
      await conclude(tx, ports, actor, [done]);
      return { output: done.output, isReplay: false };
    } catch (error) {
      // With a known key only its stored response counts, whatever failed.
      await claimed;
      throw error;
    }
  });
}

/** What a failing command rolls back: its savepoint, or everything. */
export type TakesBack = 'itself' | 'all';

/**
 * Commands of one person in one transaction, each seeing the effects of the ones before. Rejects
 * when nothing was kept; with savepoints a failure is that command's result.
 */
export function runGroup(
  options: GroupOptions,
  calls: readonly [ReadyCall, ...ReadyCall[]],
  takesBack: TakesBack,
): Promise<CommandOutcome[]> {
  const { ports } = options;
  const [{ actor }] = calls;
  const run = takesBack === 'itself' ? runMarked : runOne;

  return withSystem(ports.db, actor, rememberAnswer, async (tx) => {
    const keys = calls.map(({ keyed }) => keyed);
    const claims = await claimKeys(tx, keys);
    const looks =
      takesBack === 'all'
        ? await lookAhead(
            tx,
            calls.filter((_, at) => !claims[at]),
          )
        : NO_LOOKS;
    const done: Done[] = [];
    const failed: KeyedCall[] = [];
    const outcomes: CommandOutcome[] = [];
    for (const [at, call] of calls.entries()) {
      const known = claims[at];
      if (known) {
        outcomes.push(known);
        continue;
      }
      const one = await run(tx, options, call, looks);
      if ('error' in one) {
        failed.push(call.keyed);
        outcomes.push(one);
      } else {
        done.push(one);
        outcomes.push({ answer: { output: one.output, isReplay: false } });
      }
    }
    await conclude(tx, ports, actor, done);
    if (failed.length > 0) await releaseKeys(tx, failed);
    return outcomes;
  });
}
