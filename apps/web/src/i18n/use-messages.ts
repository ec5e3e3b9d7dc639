import { use, useCallback, useSyncExternalStore } from 'react';
import { formatMessage, type Params } from './format-message';
import type { Language } from './languages';
import type { Area, MessageKey } from './messages';
import { currentLanguage, messagesOf, onLanguageChange } from './store';

export type Translate<A extends Area> = (key: MessageKey<A>, params?: Params) => string;

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}

/** The words of one area in the person's language. Suspends while they are on their way. */
export function useMessages<A extends Area>(area: A): Translate<A> {
  const language = useLanguage();
  const found = messagesOf(language, area);
  const messages = found instanceof Promise ? use(found) : found;
  return useCallback(
    (key, params) => formatMessage(language, messages, key, params),
    [language, messages],
  );
}
