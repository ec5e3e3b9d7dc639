import { setTimeout as pause } from 'node:timers/promises';
import {
  type Actor,
  ChowkError,
  type Command,
  isUuid,
  parseOrRefuse,
  requireCan,
} from '@chowk/domain/kernel';
import { asActor, asSystem, type Tx, withSystem } from '../db';
import { type Acting, actorFor } from './acting';
import { publishEvent, sealCommand } from './after-run';
import type { CommandContext, NewEvent, Ports } from './context';
import { mayRunAgain, refusalFrom } from './database-errors';
import { claimKey, type KeyedCall, keyedCall } from './idempotency';
import type { CommandImplementation } from './implement';
import { runOnSeenVersion, SlippedIn, withYours } from './seen-version';
import { rememberAnswer } from './system-steps';

export interface CommandCall {
  readonly name: string;
  readonly key: string | undefined;
  readonly input: unknown;
  readonly actor: Actor;
  readonly actingForShopId: string | undefined;
  readonly requestId: string;
}

export interface CommandAnswer {
  readonly output: unknown;
  /** The answer was stored by an earlier call with the same key. */
  readonly isReplay: boolean;
}

export interface CommandRunner {
  readonly run: (call: CommandCall) => Promise<CommandAnswer>;
}

const MAX_ATTEMPTS = 4;
const RETRY_STEP_MS = 20;

/** What a command left to be written after it ran. */
interface Aftermath {
  entityId: string | null;
  diff: Record<string, unknown>;
  readonly events: NewEvent[];
  readonly jobs: { readonly name: string; readonly data: Record<string, unknown> }[];
}

function idOf(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'string' ? id : null;
}

function contextFor(tx: Tx, ports: Ports, call: CommandCall, after: Aftermath): CommandContext {
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
    emit: (event) => after.events.push(event),
    enqueue: (name, data) => after.jobs.push({ name, data }),
    asSystem: (step, work) => asSystem(tx, step, work),
  };
}

export interface CommandRunnerOptions {
  readonly ports: Ports;
  readonly acting: Acting;
  readonly implementations: readonly CommandImplementation[];
  /** Told of every command that exists: `ok` or the code of the refusal. */
  readonly onOutcome: (command: string, outcome: string) => void;
}

function outcomeOf(error: unknown): string {
  return error instanceof ChowkError ? error.code : 'INTERNAL';
}

/** Every door (HTTP, batch, job) leads through this one function. */
export function createCommandRunner(options: CommandRunnerOptions): CommandRunner {
  const { ports, acting, implementations, onOutcome } = options;
  const byName = new Map(implementations.map((each) => [each.command.name as string, each]));

  async function announce(tx: Tx, command: Command, actor: Actor, after: Aftermath): Promise<void> {
    if (actor.actingForShopId) await acting.record(tx, actor, command, after.diff);
    for (const job of after.jobs) await ports.jobs.enqueueIn(tx, job.name, job.data);
    for (const event of after.events) await publishEvent(tx, event);
  }

  function attempt(
    implementation: CommandImplementation,
    call: CommandCall,
    keyed: KeyedCall,
    input: unknown,
  ) {
    return withSystem(ports.db, call.actor, rememberAnswer, async (tx): Promise<CommandAnswer> => {
      const stored = await claimKey(tx, keyed);
      if (stored) return { output: stored.answer, isReplay: true };
      const after: Aftermath = { entityId: idOf(input), diff: {}, events: [], jobs: [] };
      const result = await asActor(tx, () =>
        runOnSeenVersion(implementation, contextFor(tx, ports, call, after), input),
      );
      const output = implementation.command.output.parse(result);
      const { command } = implementation;
      const { actor, requestId } = call;
      await announce(tx, command, actor, after);
      const entry = {
        entity: command.entity,
        entityId: after.entityId ?? idOf(output),
        action: command.name,
        diff: after.diff,
        actor,
        requestId,
      };
      await sealCommand(tx, ports, entry, { call: keyed, output });
      return { output, isReplay: false };
    });
  }

  async function withRetries(run: () => Promise<CommandAnswer>): Promise<CommandAnswer> {
    for (let tries = 1; ; tries++) {
      try {
        return await run();
      } catch (error) {
        const isPassing = mayRunAgain(error) || error instanceof SlippedIn;
        if (tries >= MAX_ATTEMPTS || !isPassing) throw refusalFrom(error);
        await pause(RETRY_STEP_MS * tries * (1 + Math.random()));
      }
    }
  }

  async function runKnown(
    implementation: CommandImplementation,
    call: CommandCall,
  ): Promise<CommandAnswer> {
    const { command } = implementation;
    if (!call.key || !isUuid(call.key)) throw new ChowkError('BAD_IDEMPOTENCY_KEY');
    const actor = await actorFor(acting, call.actor, call.actingForShopId, command);
    // Access before fields: who may not run it learns nothing about what it takes.
    requireCan(actor, command.access);
    const input = parseOrRefuse(command.input, call.input);
    const keyed = keyedCall(actor, call.key, command.name, call.input);
    try {
      return await withRetries(() => attempt(implementation, { ...call, actor }, keyed, input));
    } catch (error) {
      throw withYours(error, input);
    }
  }

  async function run(call: CommandCall): Promise<CommandAnswer> {
    const implementation = byName.get(call.name);
    if (!implementation) throw new ChowkError('UNKNOWN_COMMAND');
    try {
      const answer = await runKnown(implementation, call);
      onOutcome(call.name, 'ok');
      return answer;
    } catch (error) {
      onOutcome(call.name, outcomeOf(error));
      throw error;
    }
  }

  return { run };
}
