import { storedSession } from '@/api/session/stored-session';

declare global {
  interface Window {
    /** Requests made by `public/start.js` while the scripts were loading. */
    chowkEarly?: {
      readonly authorization: string;
      readonly answers: Record<string, Promise<Response>>;
    };
  }
}

const bodies = new WeakMap<Promise<Response>, Promise<unknown>>();

/** Older responses say too little about now. */
const MOST_AGE_MS = 30_000;

/** Returns an early response for the same session, once. */
export function takeEarlyResponse(path: string, init: RequestInit): Promise<Response> | undefined {
  const { authorization, answers = {} } = globalThis.window?.chowkEarly ?? {};
  const answer = answers[path];
  if (!answer || (init.method ?? 'GET') !== 'GET') return undefined;
  delete answers[path];
  const headers = new Headers(init.headers);
  const isOld = performance.now() > MOST_AGE_MS;
  const isOther = headers.get('authorization') !== authorization || headers.has('x-acting-shop');
  return isOther || isOld ? undefined : answer;
}

/** Reads an early response of this session without taking it; undefined if it failed. */
export function readEarlyResponse(path: string): Promise<unknown> | undefined {
  const { authorization, answers = {} } = globalThis.window?.chowkEarly ?? {};
  const answer = answers[path];
  const isOther = authorization !== `Bearer ${storedSession()?.accessToken}`;
  if (!answer || isOther || performance.now() > MOST_AGE_MS) return undefined;
  const known = bodies.get(answer);
  if (known) return known;
  const body = answer
    .then((response) => (response.ok ? response.clone().json() : undefined))
    .catch(() => undefined);
  bodies.set(answer, body);
  return body;
}
