import {
  type LinkEvent,
  MAX_AGENT_LENGTH,
  MAX_LINK_EVENTS,
  MAX_REFERRER_LENGTH,
} from '@chowk/domain/deep-links';
import { ChowkError } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import { newId } from '@/api/client/contract-client';
import { storedSession } from '@/api/session/stored-session';
import { storeDurably } from '@/api/storage/durable-storage';
import { trackDeepLinksRef } from './deep-links.queries';

const STORAGE_KEY = 'chowk.link-events';
/** Months without a network must not fill the device; the oldest go first. */
const MAX_EVENTS = 200;
/** A sign-in that ran out, too many at once, or a fault of the server: worth another try. */
const PASSING = new Set([
  'UNAUTHENTICATED',
  'SECOND_STEP_NEEDED',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
]);

interface StoredQueue {
  readonly personId: string;
  readonly events: readonly LinkEvent[];
}

export type NewLinkEvent = Pick<LinkEvent, 'event_type' | 'link_type' | 'resource_id'>;

/** Written by this module alone, and dropped when it is not what it should be. */
function read(personId: string): readonly LinkEvent[] {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as StoredQueue | null;
    return stored?.personId === personId && Array.isArray(stored.events) ? stored.events : [];
  } catch {
    return [];
  }
}

function write(personId: string, events: readonly LinkEvent[]): void {
  if (events.length === 0) {
    storeDurably(STORAGE_KEY, null);
    return;
  }
  const stored: StoredQueue = { personId, events: events.slice(-MAX_EVENTS) };
  try {
    storeDurably(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // A full device has more important things to keep than this.
  }
}

/** Of the page before only where it was, never what was looked for there. */
function referrerOrigin(): string {
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
}

function metadata(atMs: number): LinkEvent['metadata'] {
  return {
    user_agent: navigator.userAgent.slice(0, MAX_AGENT_LENGTH),
    referrer: referrerOrigin().slice(0, MAX_REFERRER_LENGTH),
    timestamp: new Date(atMs).toISOString(),
    screen_size: `${screen.width}x${screen.height}`,
    viewport_size: `${window.innerWidth}x${window.innerHeight}`,
  };
}

/** Stored on this device until it is sent; asked for the person's consent before, by whoever calls. */
export function keepLinkEvent(event: NewLinkEvent, atMs: number = Date.now()): void {
  const personId = storedSession()?.userId;
  if (!personId) return;
  write(personId, [...read(personId), { id: newId(), ...event, metadata: metadata(atMs) }]);
}

export function forgetLinkEvents(): void {
  storeDurably(STORAGE_KEY, null);
}

function isRefusedForGood(error: unknown): boolean {
  return error instanceof ChowkError && !PASSING.has(error.code);
}

/** Whether a piece was sent; what is left of it is read anew, for more may have come meanwhile. */
async function sendPiece(personId: string): Promise<boolean> {
  const events = read(personId).slice(0, MAX_LINK_EVENTS);
  if (events.length === 0) return false;
  const isDone = await contractClient
    .runCommand(trackDeepLinksRef, { events: [...events] }, { asSelf: true, keepalive: true })
    .then(() => true, isRefusedForGood);
  if (!isDone) return false;
  const done = new Set(events.map(({ id }) => id));
  write(
    personId,
    read(personId).filter(({ id }) => !done.has(id)),
  );
  return true;
}

/** One piece at a time. Each event has its id, so what is sent twice is stored once. */
export function createLinkSender(): () => Promise<void> {
  let isSending = false;
  return async () => {
    const personId = storedSession()?.userId;
    if (!personId || isSending || !navigator.onLine) return;
    isSending = true;
    try {
      while (await sendPiece(personId));
    } finally {
      isSending = false;
    }
  };
}
