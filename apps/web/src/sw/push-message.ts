import type { PushMessage } from '@chowk/domain/notifications';

const LIST = '/notifications';
const ICON = '/icon-192.png';
/** A broken message must still be shown, because a silent push costs the permission. */
const UNREADABLE: PushMessage = {
  id: '',
  title: 'Chowk',
  body: '',
  link: LIST,
  tag: 'chowk',
  lang: 'en',
};

const FIELDS = ['id', 'title', 'body', 'link', 'tag', 'lang'] as const;

export function readPush(text: string | undefined): PushMessage {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return UNREADABLE;
    const fields = value as Record<string, unknown>;
    const isWhole = FIELDS.every((name) => typeof fields[name] === 'string');
    return isWhole ? (value as PushMessage) : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** Always a path of this app. */
export function pathOf(link: unknown, origin: string): string {
  if (typeof link !== 'string' || !link.startsWith('/')) return LIST;
  try {
    const { origin: of, pathname, search } = new URL(link, origin);
    return of === origin ? pathname + search : LIST;
  } catch {
    return LIST;
  }
}

/** One notification opens its own page, which marks it as read; several open the list. */
function targetOf({ id, tag, link }: PushMessage): string {
  return id !== '' && tag === id ? `/notification/${id}` : link;
}

export interface ShownPush {
  readonly title: string;
  readonly options: NotificationOptions;
}

/** Text only: a payload cannot add images, buttons or external links. */
export function shownPush(message: PushMessage, origin: string): ShownPush {
  const { title, body, tag, lang } = message;
  const data = { link: pathOf(targetOf(message), origin) };
  return { title, options: { body, tag, lang, data, icon: ICON, badge: ICON } };
}
