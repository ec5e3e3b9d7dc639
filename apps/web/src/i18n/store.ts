import { core as enCore } from './en/first/core';
import { ui as enUi } from './en/first/ui';
import { folderOf } from './folders';
import type { Messages } from './format-message';
import { initialLanguage, type Language, rememberLanguage } from './languages';
import type { Area } from './messages';

type Loaded = Messages | Promise<Messages>;

const RETRY_AFTER_MS = 5_000;

/** The words of one folder travel in one file. */
const catalogues = import.meta.glob<Record<string, Messages>>('./{en,hi}/*/index.ts');

/** English core and ui words ride with the app: they are what every first screen needs. */
const loaded = new Map<string, Loaded>([
  ['en/core', enCore],
  ['en/ui', enUi],
]);

let current: Language = initialLanguage();
const listeners = new Set<() => void>();

export function messagesOf(language: Language, area: Area): Loaded {
  const id = `${language}/${area}`;
  const known = loaded.get(id);
  if (known) return known;
  const load = catalogues[`./${language}/${folderOf(area)}/index.ts`];
  if (!load) throw new Error(`No catalogue ${id}`);
  const promise = load().then((module) => {
    // All of them at once: a part of a screen that reads another area would wait a moment for words
    // that are here, and the screen around it, with what is typed there, would be hidden meanwhile.
    for (const [name, messages] of Object.entries(module))
      loaded.set(`${language}/${name}`, messages);
    return module[area] ?? {};
  });
  // A failure is kept for a while: asking anew at every render would ask without end.
  promise.catch(() => setTimeout(() => loaded.delete(id), RETRY_AFTER_MS));
  loaded.set(id, promise);
  return promise;
}

export function currentLanguage(): Language {
  return current;
}

export async function preloadMessages(...areas: Area[]): Promise<void> {
  await Promise.all(areas.map((area) => messagesOf(current, area)));
}

/** The words are fetched first, so the screen changes language in one step or not at all. */
export async function changeLanguage(language: Language): Promise<void> {
  const areas = [...loaded.keys()].map((id) => id.split('/')[1] as Area);
  await Promise.all([...new Set(areas)].map((area) => messagesOf(language, area)));
  current = language;
  rememberLanguage(language);
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
