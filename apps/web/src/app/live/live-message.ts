import type { StreamMessage } from '@/api/stream/sse-reader';

/** An event; `ids` are the rows it concerns. */
export interface LiveEvent {
  readonly kind: 'event';
  readonly type: string;
  readonly ids: readonly string[];
}

/** Too many events to list: everything has to be refreshed. */
export interface LiveReset {
  readonly kind: 'reset';
}

export type LiveUpdate = LiveEvent | LiveReset;

type CloseReason = 'session-ended' | 'token-expired' | 'too-many-streams' | 'shutdown';

export type LiveMessage = LiveUpdate | { readonly kind: 'ready' } | LiveClosed;
export interface LiveClosed {
  readonly kind: 'closed';
  readonly reason: CloseReason | undefined;
}

const REASONS: readonly CloseReason[] = [
  'session-ended',
  'token-expired',
  'too-many-streams',
  'shutdown',
];

function parse(data: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The row itself and others its payload names: a deal's event names its campaign too. */
function idsIn({ entityId, payload }: Readonly<Record<string, unknown>>): string[] {
  const named =
    typeof payload === 'object' && payload !== null
      ? Object.entries(payload).filter(([name]) => name === 'id' || name.endsWith('_id'))
      : [];
  return [entityId, ...named.map(([, value]) => value)].filter((id) => typeof id === 'string');
}

/** Parses a message of the stream; undefined for one with an id only. */
export function parseLiveMessage({ event, data }: StreamMessage): LiveMessage | undefined {
  if (event === 'ready' || event === 'reset') return { kind: event };
  const fields = parse(data);
  if (event === 'closed') {
    return { kind: 'closed', reason: REASONS.find((reason) => reason === fields.reason) };
  }
  if (!event.includes('.')) return undefined;
  return { kind: 'event', type: event, ids: idsIn(fields) };
}
