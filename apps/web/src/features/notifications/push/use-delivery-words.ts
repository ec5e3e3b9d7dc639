import type { ChosenChannel } from '@chowk/domain/accounts';
import { kindOfNotice, messageWordsEn, messageWordsHi } from '@chowk/domain/notifications';
import { useLanguage, useMessages } from '@/i18n';

/** What a message was about and by which way it went; its words were in the message itself. */
export function useDeliveryWords() {
  const settings = useMessages('settings');
  const { kinds } = { en: messageWordsEn, hi: messageWordsHi }[useLanguage()];
  return {
    whatOf: (type: string) => kinds[kindOfNotice(type)],
    channelName: (channel: ChosenChannel) => settings(`channel.${channel}`),
  };
}
