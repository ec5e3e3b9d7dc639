import { hashKey } from '@tanstack/react-query';

const PREFIX = 'query:';

/** Prefixes of snapshots in `config`; the second is from older builds. */
export const CACHED_PREFIXES = [PREFIX, 'answer:'] as const;

export function snapshotKey(queryKey: readonly unknown[]): string {
  return PREFIX + hashKey(queryKey);
}

/** The common prefix of all snapshots of one query, whatever its input. */
export function snapshotPrefix(name: string): string {
  return `${PREFIX}[${JSON.stringify(name)},`;
}
