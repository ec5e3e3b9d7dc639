import type { PendingUpload } from '@/offline/queue-row';

type Fields = Readonly<Record<string, unknown>>;

export interface Difference {
  readonly field: string;
  readonly yours: unknown;
  readonly theirs: unknown;
}

export interface Conflict {
  readonly differences: readonly Difference[];
  /** The input as it would be sent again on top of what is there now. */
  readonly retry: Fields;
}

function asFields(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return value as Fields;
}

const OURS: ReadonlySet<string> = new Set(['id', 'version']);

/** Both versions of what somebody else changed meanwhile; nothing when it was another refusal. */
export function conflictOf({ data, lastError }: PendingUpload): Conflict | undefined {
  if (lastError?.code !== 'STALE_VERSION') return undefined;
  const yours = asFields(data);
  const current = asFields(lastError.details?.current);
  if (!yours || !current) return undefined;
  const differences = Object.keys(yours)
    .filter((field) => !OURS.has(field))
    .filter((field) => JSON.stringify(yours[field]) !== JSON.stringify(current[field]))
    .map((field) => ({ field, yours: yours[field], theirs: current[field] }));
  return { differences, retry: { ...yours, version: current.version } };
}
