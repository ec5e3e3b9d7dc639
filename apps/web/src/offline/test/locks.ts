import { vi } from 'vitest';

interface Options {
  readonly mode?: 'shared';
  readonly ifAvailable?: boolean;
}
type Work = (lock: object | null) => unknown;

/** The parts of the Web Locks API that open forms use. */
export function giveLocks(): void {
  const held: { name: string }[] = [];
  const locks = {
    async request(name: string, { ifAvailable = false }: Options, work: Work): Promise<unknown> {
      if (ifAvailable && held.some((lock) => lock.name === name)) return work(null);
      const lock = { name };
      held.push(lock);
      try {
        return await work(lock);
      } finally {
        held.splice(held.indexOf(lock), 1);
      }
    },
    query: async () => ({ held }),
  };
  vi.stubGlobal('navigator', { ...navigator, locks });
}
