import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Audience, SECOND_MS } from '@chowk/domain/kernel';
import type { Logger } from 'pino';
import type { Database } from '../db';
import type { ClientStream } from './client-stream';
import { createEventFeed, FEED_TIMING, type FeedTiming } from './event-feed';
import { resumeFromMs } from './position';
import { eventMessage, heartbeatMessage, readyMessage, resetMessage } from './sse';
import { readMissed, type StoredEvent } from './stored-events';

export interface RealtimeTiming extends FeedTiming {
  readonly heartbeatMs: number;
}

const TIMING: RealtimeTiming = { ...FEED_TIMING, heartbeatMs: 15 * SECOND_MS };
/** Beyond this, fetching everything again is cheaper than catching up. */
const MAX_REPLAY = 500;
/** A burst is sent in portions a healthy connection can flush. */
const PORTION_BYTES = 16 * 1024;
/** Live events held back while a stream is catching up. */
const MAX_HELD = 1000;

export interface RealtimeHubOptions {
  readonly db: Database;
  readonly log: Logger;
  readonly timing?: Partial<RealtimeTiming>;
}

export interface Subscription {
  /** Roles were granted or revoked, so the groups changed. */
  readonly move: (audiences: readonly Audience[]) => void;
  readonly leave: () => void;
}

export interface RealtimeHub {
  readonly start: () => Promise<void>;
  /** Ends every stream and the listener. */
  readonly close: () => Promise<void>;
  readonly isOpen: () => boolean;
  readonly log: Logger;
  /** From now on; with a position also missed events. */
  readonly join: (
    stream: ClientStream,
    audiences: readonly Audience[],
    lastPosition: string | undefined,
  ) => Subscription;
  readonly streamCount: () => number;
}

interface Member {
  readonly stream: ClientStream;
  audiences: readonly Audience[];
  /** Live events received while the missed ones were being read. */
  held: Uint8Array[] | undefined;
}

export function createRealtimeHub({ db, log, ...given }: RealtimeHubOptions): RealtimeHub {
  const timing = { ...TIMING, ...given.timing };
  const groups = new Map<Audience, Set<Member>>();
  const members = new Set<Member>();
  let isOpen = false;
  let heartbeat: NodeJS.Timeout | undefined;

  const feed = createEventFeed({ db, log, timing, onEvents: fanOut });

  async function fanOut(events: readonly StoredEvent[]): Promise<void> {
    let portionBytes = 0;
    for (const event of events) {
      const group = groups.get(event.audience);
      if (!group) continue;
      // Never ahead of what is known to be complete, so that resuming from it loses nothing.
      const message = eventMessage(event, Math.min(event.atMs, feed.caughtUpMs()));
      for (const member of group) deliver(member, message);
      portionBytes += message.byteLength;
      if (portionBytes < PORTION_BYTES) continue;
      portionBytes = 0;
      await nextTurn();
    }
  }

  function deliver({ held, stream }: Member, message: Uint8Array): void {
    if (!held) stream.send(message);
    else if (held.push(message) > MAX_HELD) stream.drop();
  }

  function enter(member: Member): void {
    for (const audience of member.audiences) {
      const group = groups.get(audience) ?? new Set();
      groups.set(audience, group.add(member));
    }
  }

  function exit(member: Member): void {
    for (const audience of member.audiences) {
      const group = groups.get(audience);
      group?.delete(member);
      if (group?.size === 0) groups.delete(audience);
    }
  }

  async function sendMissed({ stream, audiences }: Member, lastPosition: string): Promise<void> {
    const fromMs = resumeFromMs(lastPosition, feed.caughtUpMs());
    const missed =
      fromMs === undefined ? undefined : await readMissed(db, audiences, fromMs, MAX_REPLAY + 1);
    if (!missed || missed.length > MAX_REPLAY) stream.send(resetMessage());
    else
      await sendAll(
        stream,
        missed.map((event) => eventMessage(event, event.atMs)),
      );
  }

  /** At the client's pace: a long list must not look like a slow reader. */
  async function sendAll(stream: ClientStream, messages: Iterable<Uint8Array>): Promise<void> {
    for (const message of messages) {
      await stream.whenRoomy();
      stream.send(message);
    }
  }

  async function begin(member: Member, lastPosition: string | undefined): Promise<void> {
    const { stream } = member;
    const joinedMs = feed.caughtUpMs();
    try {
      if (lastPosition !== undefined) await sendMissed(member, lastPosition);
    } catch (error) {
      log.warn({ err: error }, 'could not read missed events');
      stream.send(resetMessage());
    }
    // Sent last: earlier, a break during the replay would lose the rest of it.
    stream.send(readyMessage(joinedMs));
    // The list may grow while it is sent, but not between its end and the next line.
    const held = member.held ?? [];
    for (let message = held.shift(); message; message = held.shift()) {
      stream.send(message);
      await stream.whenRoomy();
    }
    member.held = undefined;
  }

  return {
    log,
    isOpen: () => isOpen,
    streamCount: () => members.size,
    start: async () => {
      await feed.start();
      isOpen = true;
      heartbeat = setInterval(() => {
        const message = heartbeatMessage(feed.caughtUpMs());
        for (const { held, stream } of members) if (!held) stream.send(message);
      }, timing.heartbeatMs);
    },
    close: async () => {
      isOpen = false;
      clearInterval(heartbeat);
      for (const { stream } of [...members]) stream.close('shutdown');
      await feed.close();
    },
    join: (stream, audiences, lastPosition) => {
      const member: Member = { stream, audiences, held: [] };
      members.add(member);
      enter(member);
      // After the caller has its subscription, which ending the stream needs.
      queueMicrotask(() => begin(member, lastPosition));
      return {
        move: (next) => {
          exit(member);
          member.audiences = next;
          if (members.has(member)) enter(member);
        },
        leave: () => {
          members.delete(member);
          exit(member);
        },
      };
    },
  };
}
