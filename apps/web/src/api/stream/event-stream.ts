import { SECOND_MS } from '@chowk/domain/kernel';
import { APPLICATION_NAME } from '@/api/client/application';
import { decodeError, NetworkError, ServerError } from '@/api/errors/errors';
import { sessionSignal } from '@/api/session/session-signal';
import { sessionToken } from '@/api/session/session-token';
import { createSseReader, type StreamMessage } from './sse-reader';

const STREAM_PATH = '/realtime/v1/stream';
/** The server sends something every 15 seconds; after twice that the connection counts as lost. */
const SILENCE_LIMIT_MS = 40 * SECOND_MS;

export interface StreamCall {
  /** Where the stream resumes; from now if left out. */
  readonly lastPosition: string | undefined;
  readonly signal: AbortSignal;
  readonly onMessage: (message: StreamMessage) => void;
}

async function request(lastPosition: string | undefined, signal: AbortSignal): Promise<Response> {
  const token = await sessionToken();
  if (!token) throw new ServerError('UNAUTHENTICATED');
  return fetch(STREAM_PATH, {
    cache: 'no-store',
    signal,
    headers: {
      accept: 'text/event-stream',
      'x-application-name': APPLICATION_NAME,
      authorization: `Bearer ${token}`,
      ...(lastPosition === undefined ? {} : { 'last-event-id': lastPosition }),
    },
  });
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  onMessage: StreamCall['onMessage'],
  onChunk: () => void,
): Promise<void> {
  const take = createSseReader(onMessage);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onChunk();
    take(decoder.decode(value, { stream: true }));
  }
}

/**
 * Listens until the server closes it, the connection dies, the session ends or the caller aborts.
 */
export async function listenToStream(call: StreamCall): Promise<void> {
  const controller = new AbortController();
  const end = () => controller.abort();
  const signals = [call.signal, sessionSignal()];
  for (const signal of signals) {
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stayAwake = () => {
    clearTimeout(timer);
    timer = setTimeout(end, SILENCE_LIMIT_MS);
  };
  try {
    stayAwake();
    const response = await request(call.lastPosition, controller.signal);
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => undefined);
      throw decodeError(response.status, body, response.headers);
    }
    const isStream = response.headers.get('content-type')?.includes('text/event-stream');
    if (!response.body || !isStream) throw new NetworkError('foreign_answer');
    await readAll(response.body, call.onMessage, stayAwake);
  } finally {
    clearTimeout(timer);
    // Always closed, because an unread response would occupy one of the few connections there are.
    end();
    for (const signal of signals) signal.removeEventListener('abort', end);
  }
}
