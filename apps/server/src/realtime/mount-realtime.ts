import { ANONYMOUS, type Audience, accessRefusal, ChowkError } from '@chowk/domain/kernel';
import type { Context, Env, Hono } from 'hono';
import { audiencesOf } from './audiences';
import { type ClientStream, createClientStream } from './client-stream';
import type { RealtimeHub } from './hub';
import { createSessionWatch, type StreamAuthenticator } from './session-watch';

const STREAM_PATH = '/realtime/v1/stream';

/** For the walk test, like every route that is neither a query nor a command. */
export const REALTIME_ROUTES = [
  {
    method: 'GET',
    path: STREAM_PATH,
    access: 'signed in; each event only to its audience',
    summary: 'What happens, as it happens',
    limit: 'stream',
  },
] as const;

export interface RealtimeMountOptions {
  readonly hub: RealtimeHub;
  readonly authenticator: StreamAuthenticator;
  readonly checkEveryMs?: number;
  readonly maxBufferBytes?: number;
  readonly maxStreamsPerPerson?: number;
}

const MAX_BUFFER_BYTES = 256 * 1024;
const MAX_STREAMS_PER_PERSON = 20;
const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]+)$/;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};

/** The node server puts its response object here; a request made without a socket has none. */
function cutter(c: Context): () => void {
  const { outgoing } = (c.env ?? {}) as { outgoing?: { destroy: () => void } };
  return () => outgoing?.destroy();
}

const isSame = (a: readonly Audience[], b: readonly Audience[]) => a.join() === b.join();

export function mountRealtime<E extends Env>(app: Hono<E>, options: RealtimeMountOptions): void {
  const { hub, authenticator } = options;
  const maxBufferBytes = options.maxBufferBytes ?? MAX_BUFFER_BYTES;
  const maxStreams = options.maxStreamsPerPerson ?? MAX_STREAMS_PER_PERSON;
  const sessions = createSessionWatch({
    authenticator,
    log: hub.log,
    ...(options.checkEveryMs ? { checkEveryMs: options.checkEveryMs } : {}),
  });
  const byPerson = new Map<string, Set<ClientStream>>();

  /** The oldest is closed: it is most likely a dead connection. */
  function makeRoom(streams: ReadonlySet<ClientStream>): void {
    const [oldest] = streams;
    if (streams.size >= maxStreams) oldest?.close('too-many-streams');
  }

  app.get(STREAM_PATH, async (c) => {
    const token = BEARER.exec(c.req.header('authorization') ?? '')?.[1];
    const actor = token ? await authenticator.actorFor(token) : undefined;
    if (!token || !actor?.uid) throw accessRefusal(actor ?? ANONYMOUS);
    if (!hub.isOpen()) throw new ChowkError('UNAVAILABLE');
    // Handled like GET but never read, so the stream would stay open.
    if (c.req.method === 'HEAD') return c.body(null, 200, HEADERS);
    const { uid } = actor;
    let audiences = audiencesOf(actor);

    const stream = createClientStream({
      maxBufferBytes,
      cut: cutter(c),
      onEnd: (how) => {
        subscription.leave();
        unwatch();
        const streams = byPerson.get(uid);
        streams?.delete(stream);
        if (streams?.size === 0) byPerson.delete(uid);
        hub.log.debug({ uid, how }, 'stream ended');
      },
    });
    makeRoom(byPerson.get(uid) ?? new Set());
    byPerson.set(uid, (byPerson.get(uid) ?? new Set()).add(stream));
    const unwatch = sessions.add(token, {
      close: stream.close,
      onActor: (now) => {
        const next = audiencesOf(now);
        if (isSame(audiences, next)) return;
        audiences = next;
        subscription.move(next);
      },
    });
    const lastPosition = c.req.header('last-event-id') ?? c.req.query('last_event_id');
    const subscription = hub.join(stream, audiences, lastPosition);
    return c.body(stream.body, 200, HEADERS);
  });
}
