import type { Command, Query } from '@chowk/domain/kernel';
import { newId } from '../../src/new-id';
import type { World } from './world';

export interface Call {
  readonly what: Command | Query;
  readonly input: Readonly<Record<string, unknown>>;
  readonly token?: string | undefined;
  readonly actingShopId?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly code: string;
  /** Without the number of the request. */
  readonly body: Record<string, unknown>;
}

let calls = 0;
/** Strangers have limits by address, so each call comes from another one. */
function nextAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

function pathOf({ path }: Query, input: Call['input']): string {
  const rest = new URLSearchParams();
  let filled: string = path;
  for (const [name, value] of Object.entries(input)) {
    const place = `{${name}}`;
    if (filled.includes(place)) filled = filled.replace(place, encodeURIComponent(String(value)));
    else rest.set(name, String(value));
  }
  return `/rest/v1${filled}?${rest}`;
}

export async function send(app: World['app'], call: Call): Promise<Answer> {
  const { what, input, token, actingShopId } = call;
  const headers: Record<string, string> = {
    'x-forwarded-for': nextAddress(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(actingShopId ? { 'x-acting-shop': actingShopId } : {}),
  };
  const response =
    what.kind === 'query'
      ? await app.request(pathOf(what, input), { headers })
      : await app.request(`/functions/v1/${what.name}`, {
          method: 'POST',
          body: JSON.stringify(input),
          headers: { ...headers, 'idempotency-key': newId() },
        });
  const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, code: String(body.code ?? 'OK'), body };
}

/** So many at once, each as soon as one is done. */
export async function inTurns<T>(
  work: readonly T[],
  atOnce: number,
  run: (each: T) => Promise<void>,
): Promise<void> {
  const queue = work.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const each of queue) await run(each);
    }),
  );
}
