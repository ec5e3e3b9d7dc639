import {
  ChowkError,
  type Command,
  HOUR_MS,
  type InputOf,
  type OutputOf,
  type ParamsOf,
  type Query,
  uuidV7,
} from '@chowk/domain/kernel';
import { storedSession } from '@/api/session/stored-session';
import { createQueryBatcher } from './batch-queries';
import { type CallerOptions, type CallOptions, createCaller } from './caller';
import type { CommandRef, QueryRef } from './contract-ref';

export type { CallOptions } from './caller';

const UUID_RANDOM_BYTES = 10;

type Schema = Query['params'];

export interface ContractClientOptions extends CallerOptions {
  /** Aborts open queries silently when their session ends. */
  readonly sessionSignal?: () => AbortSignal;
  /** Called when a command needs a recent sign-in; true when the person has confirmed it. */
  readonly stepUp?: () => Promise<boolean>;
}

export interface CommandOptions extends CallOptions {
  /** Repeating a key is safe: the work is done once. */
  readonly idempotencyKey?: string;
  /** The request continues when the page is closed. */
  readonly keepalive?: boolean;
}

export interface QueryCallOptions extends CallOptions {
  /** May share a request with other queries of the same moment. */
  readonly isGathered?: boolean;
}

export interface ContractClient {
  runCommand<In extends Schema, Out extends Schema>(
    command: CommandRef<In, Out>,
    input: InputOf<Command<In, Out>>,
    options?: CommandOptions,
  ): Promise<OutputOf<Command<In, Out>>>;
  runQuery<In extends Schema, Out extends Schema>(
    query: QueryRef<In, Out>,
    params: ParamsOf<Query<In, Out>>,
    options?: QueryCallOptions,
  ): Promise<OutputOf<Query<In, Out>>>;
}

/** No access token lives longer. */
const TOKEN_LIFE_MS = HOUR_MS;

/**
 * An id contains its time, and other devices pull recent rows by it. A slow clock must not make an
 * id older than the session, which has the server's time.
 */
export function newId(): string {
  const session = storedSession();
  const signedInMs = session ? session.expiresAtMs - TOKEN_LIFE_MS : 0;
  const nowMs = Math.max(Date.now(), signedInMs);
  return uuidV7(nowMs, crypto.getRandomValues(new Uint8Array(UUID_RANDOM_BYTES)));
}

/** Fills the `{params}` of the path; the rest becomes the query string. */
export function queryUrl(path: string, params: Readonly<Record<string, unknown>>): string {
  const rest = new Map(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    if (value === undefined || value === null) throw new TypeError(`${path} needs ${name}`);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of rest) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function isStepUpNeeded(error: unknown): boolean {
  return error instanceof ChowkError && error.code === 'STEP_UP_NEEDED';
}

export function createContractClient(options: ContractClientOptions): ContractClient {
  const call = createCaller(options);
  const gather = createQueryBatcher(call);
  return {
    async runCommand(command, input, { idempotencyKey = newId(), keepalive, ...limits } = {}) {
      const init = {
        method: 'POST',
        ...(keepalive ? { keepalive } : {}),
        headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
        body: JSON.stringify(input),
      };
      const send = () => call<never>(`/functions/v1/${command.name}`, init, limits);
      // Repeats the same request under the same key, so that nothing has to be typed again.
      return send().catch(async (error: unknown) => {
        if (!isStepUpNeeded(error) || !(await options.stepUp?.())) throw error;
        return send();
      });
    },
    async runQuery(query, params, { isGathered, ...limits } = {}) {
      const path = `/rest/v1${queryUrl(query.path, params as Record<string, unknown>)}`;
      const session = options.sessionSignal?.();
      return isGathered ? gather(path, limits, session) : call(path, {}, limits, session);
    },
  };
}
