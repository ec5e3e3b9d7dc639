import { createServer } from 'node:http';

const POLL_MS = 100;
const LIMIT_MS = 30_000;

export interface MessageCatcher {
  readonly url: string;
  stop(): Promise<void>;
}

/** Replaces the carrier's gateway: receives messages, and returns the last one to a number. */
export async function startMessageCatcher(): Promise<MessageCatcher> {
  const lastTo = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to');
    if (asked !== null) {
      response.end(lastTo.get(asked) ?? '');
      return;
    }
    const { to, text } = JSON.parse(Buffer.concat(await request.toArray()).toString());
    lastTo.set(to, text);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The catcher has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The part of the newest message to this number that matches. */
async function sentTo(phone: string, wanted: RegExp, catcherUrl: string | undefined) {
  const url = `${catcherUrl}?to=${encodeURIComponent(phone)}`;
  const endMs = Date.now() + LIMIT_MS;
  while (Date.now() < endMs) {
    const found = wanted.exec(await (await fetch(url)).text())?.[0];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`No message came to ${phone}`);
}

/** The code in the newest message to this number. */
export function codeSentTo(
  phone: string,
  catcherUrl = process.env.CHOWK_E2E_MESSAGES,
): Promise<string> {
  return sentTo(phone, /\b\d{6}\b/, catcherUrl);
}

/** The claim link for the owner of this number: a path of the app. */
export function claimPathSentTo(phone: string): Promise<string> {
  return sentTo(phone, /\/continue#\S+/, process.env.CHOWK_E2E_MESSAGES);
}
