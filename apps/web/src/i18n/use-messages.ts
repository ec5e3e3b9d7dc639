import { use, useCallback, useSyncExternalStore } from 'react';
import { formatMessage, type Messages, type Params } from './format-message';
import type { Language } from './languages';
import type { Area, MessageKey } from './messages';
import { currentLanguage, messagesOf, onLanguageChange } from './store';

export type Translate<A extends Area> = (key: MessageKey<A>, params?: Params) => string;

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}

const settled = new WeakMap<Messages, Promise<Messages>>();

/**
 * React replays a component that waited, and counts its hooks: `use` must be called then too, when
 * the words are already here. A promise marked as fulfilled is read at once, without waiting.
 */
function asPromise(found: Messages | Promise<Messages>): Promise<Messages> {
  if (found instanceof Promise) return found;
  const known = settled.get(found);
  if (known) return known;
  const made = Object.assign(Promise.resolve(found), { status: 'fulfilled', value: found });
  settled.set(found, made);
  return made;
}

/** The words of one area in the person's language. Suspends while they are on their way. */
export function useMessages<A extends Area>(area: A): Translate<A> {
  const language = useLanguage();
  const messages = use(asPromise(messagesOf(language, area)));
  return useCallback(
    (key, params) => formatMessage(language, messages, key, params),
    [language, messages],
  );
}
