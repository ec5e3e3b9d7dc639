import { core as builtIn } from './en/first/core';
import { formatMessage } from './format-message';
import { isLanguage } from './languages';
import type { MessageKey } from './messages';
import { messagesOf } from './store';

type CoreKey = MessageKey<'core'>;

/**
 * Core words without a hook and without waiting: a screen that reports a failure must not depend on
 * what may just have failed. English is part of the program itself.
 */
export function coreWord(key: CoreKey): string {
  try {
    const language = document.documentElement.lang;
    if (!isLanguage(language)) return builtIn[key];
    const messages = messagesOf(language, 'core');
    return messages instanceof Promise ? builtIn[key] : formatMessage(language, messages, key);
  } catch {
    return builtIn[key];
  }
}
