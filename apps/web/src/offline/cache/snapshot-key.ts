import { hashKey } from '@tanstack/react-query';

const PREFIX = 'query:';

/** What the device keeps of answers in `config`; those with the second name come from older apps. */
export const CACHED_PREFIXES = [PREFIX, 'answer:'] as const;

/** The key a query's snapshot is stored under. */
export function snapshotKey(queryKey: readonly unknown[]): string {
  return PREFIX + hashKey(queryKey);
}

/** What the keys of all snapshots of one query begin with, whatever it was asked with. */
export function snapshotPrefix(name: string): string {
  return `${PREFIX}[${JSON.stringify(name)},`;
}
