import { type Read, recall, remembering, type SyncedRead } from './synced-read';

/** While acting: the last answer given for that shop; never a row of the person's own. */
export function forActedShop<Content extends object>({
  name,
  ask,
  overlay,
}: SyncedRead<Content>): Read<Content> {
  return {
    ...(overlay ? { overlay } : {}),
    ask: () => (name === undefined ? ask() : remembering(name, ask)),
    fromDevice: async (rows) => {
      const kept = name === undefined ? undefined : await recall<Content>(name);
      return kept && overlay ? { ...kept, content: await overlay(rows, kept.content) } : kept;
    },
  };
}
