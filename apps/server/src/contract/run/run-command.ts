import { setTimeout as pause } from 'node:timers/promises';
import {
  type Actor,
  asksWhoIsKnown,
  ChowkError,
  isUuid,
  parseOrRefuse,
  requireCan,
  requireStepUp,
} from '@chowk/domain/kernel';
import { type Acting, actorFor } from '../acting';
import type { Ports } from '../context';
import type { CommandImplementation } from '../implement';
import { limitLookups } from '../limits/rate-limit';
import { type CommandAnswer, type CommandOutcome, KnownKey, keyedCall } from './idempotency';
import {
  isPassing,
  type ReadyCall,
  refusalOf,
  runAtOnce,
  runGroup,
  type TakesBack,
} from './run-group';

export interface CommandCall {
  readonly name: string;
  readonly key: string | undefined;
  readonly input: unknown;
  readonly actor: Actor;
  readonly actingForShopId: string | undefined;
  readonly requestId: string;
  /** The caller's address, for single commands from the network. */
  readonly address?: string | undefined;
  /** When a queued command was done, by the device's clock. */
  readonly doneAtMs?: number | undefined;
}

export interface CommandRunner {
  readonly run: (call: CommandCall) => Promise<CommandAnswer>;
  /**
   * The commands of one person, in order, each with its own result: a refused one does not stop the
   * others.
   */
  readonly runAll: (calls: readonly CommandCall[]) => Promise<CommandOutcome[]>;
}

const MAX_ATTEMPTS = 4;
const RETRY_STEP_MS = 20;
/** In one transaction: locks are held until the last command is done. */
const MAX_GROUP = 25;

export interface CommandRunnerOptions {
  readonly ports: Ports;
  readonly acting: Acting;
  readonly implementations: readonly CommandImplementation[];
  /** Called with every command: `ok` or the error code. */
  readonly onOutcome: (command: string, outcome: string) => void;
}

function codeOf({ error, answer }: CommandOutcome): string {
  if (answer) return 'ok';
  return error instanceof ChowkError ? error.code : 'INTERNAL';
}

/** They see the same rows, and no key comes twice. */
function mayFollow([first, ...rest]: readonly ReadyCall[], next: ReadyCall): boolean {
  if (!first) return true;
  const { actor, keyed } = next;
  return (
    rest.length + 1 < MAX_GROUP &&
    first.actor.actorId === actor.actorId &&
    first.actor.uid === actor.uid &&
    first.actor.actingForShopId === actor.actingForShopId &&
    ![first, ...rest].some((each) => each.keyed.key === keyed.key)
  );
}

/** Every entry point (HTTP, batch, job) goes through this function. */
export function createCommandRunner(options: CommandRunnerOptions): CommandRunner {
  const { ports, acting, implementations, onOutcome } = options;
  const byName = new Map(implementations.map((each) => [each.command.name as string, each]));

  async function prepare(call: CommandCall): Promise<ReadyCall> {
    const implementation = byName.get(call.name);
    if (!implementation) throw new ChowkError('UNKNOWN_COMMAND');
    const { command } = implementation;
    const { key, requestId, doneAtMs } = call;
    if (!key || !isUuid(key)) throw new ChowkError('BAD_IDEMPOTENCY_KEY');
    const actor = await actorFor(acting, call.actor, call.actingForShopId, command);
    // Access before validation: without access nothing about the input is revealed.
    requireCan(actor, command.access);
    const input = parseOrRefuse(command.input, call.input);
    // Validation before step-up: nobody confirms their identity for an invalid request.
    requireStepUp(actor, command, ports.nowMs());
    if (asksWhoIsKnown(command, input)) await limitLookups(ports, actor.actorId, call.address);
    const keyed = keyedCall(actor, key, command.name, call.input);
    return { implementation, actor, input, keyed, requestId, doneAtMs };
  }

  const runNew = async (call: ReadyCall): Promise<CommandOutcome> => ({
    answer: await runAtOnce(options, call),
  });

  /** Looks up the stored response; a key freed meanwhile has none. */
  async function runKnown(call: ReadyCall): Promise<CommandOutcome> {
    const [outcome] = await runGroup(options, [call], 'all');
    return outcome ?? { error: new Error('A command without an outcome') };
  }

  async function runAlone(call: ReadyCall): Promise<CommandOutcome> {
    let run = runNew;
    for (let tries = 1; ; tries++) {
      try {
        return await run(call);
      } catch (error) {
        if (error instanceof KnownKey) run = runKnown;
        else if (tries >= MAX_ATTEMPTS || !isPassing(error)) {
          return { error: refusalOf(error, call) };
        } else await pause(RETRY_STEP_MS * tries * (1 + Math.random()));
      }
    }
  }

  /**
   * Usually all succeed, so the first attempt does without savepoints. If one fails, all run again
   * with savepoints; if the shared transaction cannot commit, each runs in its own.
   */
  async function runTogether(group: readonly ReadyCall[]): Promise<CommandOutcome[]> {
    const [first, ...rest] = group;
    if (!first) return [];
    const ways: readonly TakesBack[] = rest.length > 0 ? ['all', 'itself'] : [];
    for (const takesBack of ways) {
      try {
        return await runGroup(options, [first, ...rest], takesBack);
      } catch (err) {
        ports.log.debug({ err, commands: group.length, takesBack }, 'commands run again');
        if (isPassing(err)) break;
      }
    }
    const outcomes: CommandOutcome[] = [];
    for (const call of group) outcomes.push(await runAlone(call));
    return outcomes;
  }

  async function runAll(calls: readonly CommandCall[]): Promise<CommandOutcome[]> {
    const outcomes: CommandOutcome[] = [];
    let group: ReadyCall[] = [];
    let places: number[] = [];
    const settle = async () => {
      const settled = await runTogether(group);
      for (const [i, outcome] of settled.entries()) outcomes[places[i] ?? 0] = outcome;
      group = [];
      places = [];
    };
    for (const [place, call] of calls.entries()) {
      try {
        const ready = await prepare(call);
        if (!mayFollow(group, ready)) await settle();
        group.push(ready);
        places.push(place);
      } catch (error) {
        outcomes[place] = { error };
      }
    }
    await settle();
    for (const [place, outcome] of outcomes.entries()) {
      const name = calls[place]?.name ?? '';
      if (byName.has(name)) onOutcome(name, codeOf(outcome));
    }
    return outcomes;
  }

  return {
    runAll,
    run: async (call) => {
      const [outcome] = await runAll([call]);
      if (!outcome?.answer) throw outcome?.error;
      return outcome.answer;
    },
  };
}
