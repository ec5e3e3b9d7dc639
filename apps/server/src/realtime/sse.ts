import { formatPosition } from './position';
import type { StoredEvent } from './stored-events';

/** The browser's reconnect delay. */
const RETRY_MS = 2000;

const encoder = new TextEncoder();

/** Why a stream ended, so that the client knows whether and how to reconnect. */
export type CloseReason = 'session-ended' | 'token-expired' | 'too-many-streams' | 'shutdown';

function message(fields: Readonly<Record<string, string>>): Uint8Array {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return encoder.encode(`${lines.join('')}\n`);
}

/** JSON has no raw line breaks, so the data is one line. */
export function eventMessage(event: StoredEvent, positionMs: number): Uint8Array {
  const { id, type, entityId, payload } = event;
  return message({
    id: formatPosition(positionMs, id),
    event: type,
    data: JSON.stringify({ id, entityId, payload }),
  });
}

/** Event types contain a dot, so these three cannot clash with one. */
export function readyMessage(positionMs: number): Uint8Array {
  const id = formatPosition(positionMs);
  return message({ retry: String(RETRY_MS), id, event: 'ready', data: '{}' });
}

export function resetMessage(): Uint8Array {
  return message({ event: 'reset', data: '{}' });
}

export function closedMessage(reason: CloseReason): Uint8Array {
  return message({ event: 'closed', data: JSON.stringify({ reason }) });
}

/**
 * A comment keeps proxies from closing the connection; the id keeps the position of a quiet stream
 * current.
 */
export function heartbeatMessage(positionMs: number): Uint8Array {
  return encoder.encode(`: alive\nid: ${formatPosition(positionMs)}\n\n`);
}
