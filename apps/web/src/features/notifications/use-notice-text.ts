import {
  isNotificationType,
  messageWordsEn,
  messageWordsHi,
  type Notification,
  noticeText,
} from '@chowk/domain/notifications';
import { useLanguage, useMessages } from '@/i18n';

const WORDS = { en: messageWordsEn, hi: messageWordsHi };

/** What somebody is told, in their language; of a type from later than this build, what it is about. */
export function useNoticeText() {
  const language = useLanguage();
  const t = useMessages('notifications');
  const words = WORDS[language];
  return {
    textOf: ({ type, kind, payload }: Pick<Notification, 'type' | 'kind' | 'payload'>) =>
      isNotificationType(type)
        ? noticeText(words, type, payload)
        : t('unknown', { kind: words.kinds[kind] }),
    kindName: (kind: Notification['kind']) => words.kinds[kind],
  };
}
