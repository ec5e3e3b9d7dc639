import { type Actor, SECOND_MS } from '@chowk/domain/kernel';
import { decodeJwt } from 'jose';
import type { Logger } from 'pino';
import type { CloseReason } from './sse';

/** Resolves an access token to a person, or undefined when it is not valid any more. */
export interface StreamAuthenticator {
  readonly actorFor: (accessToken: string) => Promise<Actor | undefined>;
}

export interface Watched {
  readonly onActor: (actor: Actor) => void;
  readonly close: (reason: CloseReason) => void;
}

export interface SessionWatch {
  readonly add: (token: string, watched: Watched) => () => void;
}

/** With one interval and a check this stays below the five seconds an ended session may last. */
const CHECK_EVERY_MS = 3.5 * SECOND_MS;
const TICK_MS = 500;

/** The token was verified already; one without an issue time has to be checked by asking. */
function expiryMs(token: string): number {
  try {
    const { exp } = decodeJwt(token);
    return exp === undefined ? Number.POSITIVE_INFINITY : exp * SECOND_MS;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

interface Session {
  readonly token: string;
  readonly expiresMs: number;
  readonly watched: Set<Watched>;
  nextCheckMs: number;
}

export interface SessionWatchOptions {
  readonly authenticator: StreamAuthenticator;
  readonly log: Logger;
  readonly checkEveryMs?: number;
}

/** Checks once per session, however many streams it has, while there are any. */
export function createSessionWatch(options: SessionWatchOptions): SessionWatch {
  const { authenticator, log, checkEveryMs = CHECK_EVERY_MS } = options;
  const sessions = new Map<string, Session>();
  let timer: NodeJS.Timeout | undefined;

  function closeAll(session: Session, reason: CloseReason): void {
    for (const watched of [...session.watched]) watched.close(reason);
  }

  async function check(session: Session): Promise<void> {
    try {
      const actor = await authenticator.actorFor(session.token);
      if (!actor) closeAll(session, 'session-ended');
      // The session has a newer token, or is asked for its second factor when it returns.
      else if (actor.secondStep) closeAll(session, 'token-expired');
      else for (const watched of session.watched) watched.onActor(actor);
    } catch (error) {
      // Without the database no events are delivered either, so it is checked again next time.
      log.warn({ err: error }, 'could not check a stream’s session');
    }
  }

  function tick(): void {
    const nowMs = Date.now();
    for (const session of [...sessions.values()]) {
      if (nowMs >= session.expiresMs) closeAll(session, 'token-expired');
      else if (nowMs >= session.nextCheckMs) {
        session.nextCheckMs = nowMs + checkEveryMs;
        check(session);
      }
    }
  }

  return {
    add: (token, watched) => {
      const session = sessions.get(token) ?? {
        token,
        expiresMs: expiryMs(token),
        watched: new Set(),
        nextCheckMs: Date.now() + checkEveryMs,
      };
      session.watched.add(watched);
      sessions.set(token, session);
      timer ??= setInterval(tick, Math.min(TICK_MS, checkEveryMs));
      return () => {
        session.watched.delete(watched);
        if (session.watched.size === 0) sessions.delete(token);
        if (sessions.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
