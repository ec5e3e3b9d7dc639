import { SECOND_MS } from '@chowk/domain/kernel';
import { decodeError, NetworkError } from '@/api/errors/errors';
import { withinTime } from '@/api/network/within-time';
import { takeEarlyResponse } from './early-responses';

/**
 * A first response takes about ten seconds on 2G; after twice that the connection counts as lost.
 */
const DEFAULT_TIMEOUT_MS = 20 * SECOND_MS;

export interface CallerOptions {
  /** '' in the browser; `http://localhost:3000` in a script. */
  readonly baseUrl: string;
  readonly applicationName: string;
  readonly fetch?: typeof fetch;
  readonly getToken?: () => string | null | Promise<string | null>;
  readonly getLanguage?: () => string;
  /** The shop a bizman acts for, unless the call is made as themselves. */
  readonly getActingShop?: () => string | undefined;
}

export interface CallOptions {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** As the person themselves, also while they act for a shop. */
  readonly asSelf?: boolean;
}

export type Call = <Out>(
  path: string,
  init: RequestInit,
  limits?: CallOptions,
  session?: AbortSignal,
) => Promise<Out>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One request and its JSON response, with our headers and our errors. */
export function createCaller(options: CallerOptions): Call {
  const fetcher: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));

  async function headers(asSelf: boolean | undefined): Promise<Record<string, string>> {
    const token = await options.getToken?.();
    const shopId = asSelf ? undefined : options.getActingShop?.();
    return {
      accept: 'application/json',
      'x-application-name': options.applicationName,
      ...(options.getLanguage ? { 'accept-language': options.getLanguage() } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(shopId ? { 'x-acting-shop': shopId } : {}),
    };
  }

  return async (path, init, limits = {}, session) => {
    const { timeoutMs = DEFAULT_TIMEOUT_MS, signal: asked, asSelf } = limits;
    const { response, text } = await withinTime(
      async (signal) => {
        const sent = { ...init, headers: { ...(await headers(asSelf)), ...init.headers }, signal };
        const response = await (takeEarlyResponse(path, sent) ??
          fetcher(options.baseUrl + path, sent));
        return { response, text: await response.text() };
      },
      { timeoutMs, signals: [asked, session] },
    );
    const body = parseJson(text);
    if (!response.ok) throw decodeError(response.status, body, response.headers);
    // The sign-in page of a hotel or train wifi answers every request with 200 and HTML.
    if (body === undefined) throw new NetworkError('foreign_answer');
    return body as never;
  };
}
