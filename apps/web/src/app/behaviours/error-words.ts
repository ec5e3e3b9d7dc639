import { formatMessage, messagesOf } from '@/i18n';
import { core as builtIn } from '@/i18n/en/core';
import { isLanguage } from '@/i18n/languages';
import type { MessageKey } from '@/i18n/messages';

type CoreKey = MessageKey<'core'>;

/**
 * Core words without a hook and without waiting: the screen that reports a failure must not
 * depend on what may just have failed. English is part of the program itself.
 */
export function errorWord(key: CoreKey): string {
  try {
    const language = document.documentElement.lang;
    if (!isLanguage(language)) return builtIn[key];
    const messages = messagesOf(language, 'core');
    return messages instanceof Promise ? builtIn[key] : formatMessage(language, messages, key);
  } catch {
    return builtIn[key];
  }
}
