import {
  composeMessage,
  messageWordsEn,
  messageWordsHi,
  type Notified,
  type PushMessage,
} from '@chowk/domain/notifications';
import type { Mail } from '../../../mail';
import type { Message } from '../../../messaging';

/** One message that leaves the house: one notification, or several of a type as one. */
export interface Outgoing {
  /** Of the delivery it goes out as; the gateways know a repeat by it. */
  readonly id: string;
  readonly notificationId: string;
  readonly type: string;
  readonly language: 'en' | 'hi';
  readonly notified: readonly [Notified, ...Notified[]];
}

const SETTINGS = '/settings/notifications';

const wordsFor = (language: 'en' | 'hi') => (language === 'hi' ? messageWordsHi : messageWordsEn);

/** Small: push services take four kilobytes, of which encryption needs some. */
export function pushMessage(outgoing: Outgoing): PushMessage {
  const { notificationId, type, language, notified } = outgoing;
  const isOne = notified.length === 1;
  return {
    id: notificationId,
    ...composeMessage(wordsFor(language), notified),
    tag: isOne ? notificationId : type,
    lang: language,
  };
}

export function mailMessage(outgoing: Outgoing, to: string, siteUrl: string): Mail {
  const words = wordsFor(outgoing.language);
  const { title, body, link } = composeMessage(words, outgoing.notified);
  const lines = [
    body,
    words.open.replace('{link}', siteUrl + link),
    words.choose.replace('{link}', siteUrl + SETTINGS),
  ];
  return {
    to,
    subject: `${title}: ${body}`,
    text: lines.join('\n\n'),
    kind: outgoing.type.replaceAll('_', '-'),
    language: outgoing.language,
    id: outgoing.id,
  };
}

export function textMessage(
  outgoing: Outgoing,
  to: string,
  channel: Message['channel'],
  siteUrl: string,
): Message {
  const { body, link } = composeMessage(wordsFor(outgoing.language), outgoing.notified);
  return {
    to,
    channel,
    template: outgoing.notified.length === 1 ? outgoing.type : 'notifications_many',
    text: `${body} ${siteUrl}${link}`,
    language: outgoing.language,
    id: outgoing.id,
  };
}
