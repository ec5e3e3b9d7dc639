import {
  type Command,
  type InputOf,
  type OutputOf,
  type ParamsOf,
  type Query,
  SECOND_MS,
  uuidV7,
} from '@chowk/domain/kernel';
import type { CommandRef, QueryRef } from './contract-ref';
import { decodeError, NetworkError } from './errors';
import { withinTime } from './within-time';

/** A 2G line needs about ten seconds for a first answer; twice that is a line that is gone. */
const DEFAULT_TIMEOUT_MS = 20 * SECOND_MS;
const UUID_RANDOM_BYTES = 10;

type Schema = Query['params'];

export interface ContractClientOptions {
  /** '' in the browser; `http://localhost:3000` in a script. */
  readonly baseUrl: string;
  readonly applicationName: string;
  readonly fetch?: typeof fetch;
  readonly getToken?: () => string | null | Promise<string | null>;
  readonly getLanguage?: () => string;
  /** Ends the questions still open, without a word, when the session they are asked in ends. */
  readonly sessionSignal?: () => AbortSignal;
}

export interface CallOptions {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

export interface CommandOptions extends CallOptions {
  /** The same key may be sent again and again; the work is done once. */
  readonly idempotencyKey?: string;
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
    options?: CallOptions,
  ): Promise<OutputOf<Query<In, Out>>>;
}

export function newId(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(UUID_RANDOM_BYTES)));
}

/** Fills the `{holes}` of the path; what is left over becomes the query string. */
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function createContractClient(options: ContractClientOptions): ContractClient {
  const fetcher = options.fetch ?? fetch;

  async function headers(): Promise<Record<string, string>> {
    const token = await options.getToken?.();
    return {
      accept: 'application/json',
      'x-application-name': options.applicationName,
      ...(options.getLanguage ? { 'accept-language': options.getLanguage() } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
  }

  async function call<Out>(
    path: string,
    init: RequestInit,
    { timeoutMs = DEFAULT_TIMEOUT_MS, signal }: CallOptions,
  ): Promise<Out> {
    const { response, text } = await withinTime(
      async (signal) => {
        const sent = { ...init, headers: { ...(await headers()), ...init.headers }, signal };
        const response = await fetcher(options.baseUrl + path, sent);
        return { response, text: await response.text() };
      },
      { timeoutMs, signal },
    );
    const body = parseJson(text);
    if (!response.ok) {
      throw decodeError(response.status, body, response.headers.get('x-request-id') ?? undefined);
    }
    // The sign-in page of a hotel or train wifi answers 200 to everything, in HTML.
    if (body === undefined) throw new NetworkError('foreign_answer');
    return body as Out;
  }

  return {
    async runCommand(command, input, { idempotencyKey = newId(), ...limits } = {}) {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
        body: JSON.stringify(input),
      };
      return call(`/functions/v1/${command.name}`, init, limits);
    },
    async runQuery(query, params, limits = {}) {
      const path = `/rest/v1${queryUrl(query.path, params as Record<string, unknown>)}`;
      const signals = [limits.signal, options.sessionSignal?.()].filter((one) => one !== undefined);
      return call(path, {}, { ...limits, signal: AbortSignal.any(signals) });
    },
  };
}
