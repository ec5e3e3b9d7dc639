import { BOOKKEEPING, isNamed } from '@/features/sync/field-words';
import type { PendingUpload } from '@/offline/outbox/queue-row';

type Fields = Readonly<Record<string, unknown>>;

export interface Difference {
  readonly field: string;
  readonly yours: unknown;
  readonly theirs: unknown;
}

export interface Conflict {
  /** Changed by both, and differently: the person chooses. */
  readonly clashes: readonly Difference[];
  readonly onlyYours: readonly Difference[];
  readonly onlyTheirs: readonly Difference[];
  /** What was done, and what the server has now. */
  readonly yours: Fields;
  readonly current: Fields;
}

function asFields(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return value as Fields;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** A form may send all it shows: what the person left as it was is none of theirs. */
function ownChanges(data: Fields, before: Fields | undefined): Fields {
  if (!before) return data;
  const changed = Object.entries(data).filter(
    ([field, value]) => BOOKKEEPING.has(field) || !isSame(before[field], value),
  );
  return Object.fromEntries(changed);
}

/**
 * Both versions of what somebody else changed meanwhile; nothing when it was another refusal. Where
 * it is not known what the person had before them, everything that differs is theirs to choose.
 */
export function conflictOf({ state, data, lastError, seen }: PendingUpload): Conflict | undefined {
  if (state !== 'needs_attention' || lastError?.code !== 'STALE_VERSION') return undefined;
  const sent = asFields(data);
  const current = asFields(lastError.details?.current);
  if (!sent || !current) return undefined;
  const before = asFields(seen);
  const yours = ownChanges(sent, before);
  const isTouched = (field: string) => !before || !isSame(before[field], current[field]);
  const toDifference = (field: string): Difference => ({
    field,
    yours: yours[field],
    theirs: current[field],
  });
  const differing = Object.keys(yours).filter(
    (field) => !BOOKKEEPING.has(field) && !isSame(yours[field], current[field]),
  );
  const others = Object.keys(current).filter((field) => !(field in yours) && isNamed(field));
  return {
    clashes: differing.filter(isTouched).map(toDifference),
    onlyYours: differing.filter((field) => !isTouched(field)).map(toDifference),
    onlyTheirs: before ? others.filter(isTouched).map(toDifference) : [],
    yours,
    current,
  };
}

/** What is still to be sent on top of what is there now, without the fields left as they are. */
export function afterChoice(
  { yours, current }: Conflict,
  leftAsTheyAre: ReadonlySet<string>,
): Fields | undefined {
  const kept = Object.entries(yours).filter(([field]) => !leftAsTheyAre.has(field));
  const isNothingLeft = kept.every(([field]) => BOOKKEEPING.has(field));
  return isNothingLeft ? undefined : { ...Object.fromEntries(kept), version: current.version };
}
