import type { MessageKey } from '@/i18n';

type SyncKey = MessageKey<'sync'>;

/** What a command is called while it waits; one of another version of the app is a change. */
export function whatWords(t: (key: SyncKey) => string, type: string): string {
  const key = `what.${type}` as SyncKey;
  const said = t(key);
  return said === key ? t('what.other') : said;
}
