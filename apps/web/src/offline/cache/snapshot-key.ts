const PREFIX = 'query:';

/** What the device keeps of answers in `config`; those with the second name come from older apps. */
export const CACHED_PREFIXES = [PREFIX, 'answer:'] as const;

/** The same content has the same key, in whichever order its fields were written. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The key a query's snapshot is stored under. */
export function snapshotKey(queryKey: readonly unknown[]): string {
  return PREFIX + JSON.stringify(queryKey, sorted);
}

/** What the keys of all snapshots of one query begin with, whatever it was asked with. */
export function snapshotPrefix(name: string): string {
  return `${PREFIX}[${JSON.stringify(name)},`;
}
