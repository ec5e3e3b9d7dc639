export { formatMessage } from './format-message';
export { LANGUAGE_NAMES, LANGUAGES, type Language } from './languages';
export type { Area, MessageKey } from './messages';
export { changeLanguage, currentLanguage, messagesOf, preloadMessages } from './store';
export { type Translate, useLanguage, useMessages } from './use-messages';
