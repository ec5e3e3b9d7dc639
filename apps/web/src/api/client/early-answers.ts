declare global {
  interface Window {
    /** What `public/start.js` has asked the server for while the scripts were still on their way. */
    chowkEarly?: {
      readonly authorization: string;
      readonly answers: Record<string, Promise<Response>>;
    };
  }
}

/** What was asked for so long ago says too little of now. */
const MOST_AGE_MS = 30_000;

/** An answer that was asked for before there was an app, for the same session; once. */
export function takeEarly(path: string, init: RequestInit): Promise<Response> | undefined {
  const { authorization, answers = {} } = globalThis.window?.chowkEarly ?? {};
  const answer = answers[path];
  if (!answer || (init.method ?? 'GET') !== 'GET') return undefined;
  delete answers[path];
  const headers = new Headers(init.headers);
  const isOld = performance.now() > MOST_AGE_MS;
  const isOther = headers.get('authorization') !== authorization || headers.has('x-acting-shop');
  return isOther || isOld ? undefined : answer;
}
