import { hashKey } from '@tanstack/react-query';

/** The prefix of snapshots in `config`. */
export const SNAPSHOT_PREFIX = 'query:';

export function snapshotKey(queryKey: readonly unknown[]): string {
  return SNAPSHOT_PREFIX + hashKey(queryKey);
}

/** The common prefix of all snapshots of one query, whatever its input. */
export function snapshotPrefix(name: string): string {
  return `${SNAPSHOT_PREFIX}[${JSON.stringify(name)},`;
}
