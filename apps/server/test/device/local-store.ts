import type { Actor } from '@chowk/domain/kernel';
import { type PulledRows, SYNC_COLLECTIONS, type SyncCollection } from '@chowk/domain/sync';
import type { TestApp } from '../app';

type Pulled = Partial<Record<SyncCollection, PulledRows>>;

/** A phone's cached rows, kept as the contract of the pull says and by nothing else. */
export function openLocalStore(t: TestApp, actor: Actor) {
  const cursors = Object.fromEntries(SYNC_COLLECTIONS.map((name) => [name, '']));
  const rows = Object.fromEntries(
    SYNC_COLLECTIONS.map((name) => [name, new Map<string, unknown>()]),
  ) as Record<SyncCollection, Map<string, unknown>>;

  async function pull(limit: number): Promise<Pulled> {
    const params = new URLSearchParams({ ...cursors, limit: String(limit) });
    const answer = await t.get(`/rest/v1/sync?${params}`, { actor });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    const pulled = answer.body as Pulled;
    for (const name of SYNC_COLLECTIONS) {
      const page = pulled[name];
      if (!page) continue;
      if (page.reset) rows[name].clear();
      for (const id of page.gone) rows[name].delete(id);
      for (const row of page.rows) rows[name].set(row.id, row);
      cursors[name] = page.cursor;
    }
    return pulled;
  }

  return {
    rows,
    cursors,
    pull,
    pullAll: async (limit: number) => {
      const isMore = (pulled: Pulled) => Object.values(pulled).some((page) => page.more);
      while (isMore(await pull(limit))) {
        // The next page is asked for at once.
      }
    },
    sorted: (name: SyncCollection) =>
      [...rows[name].entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
  };
}
