const LIST = '/notifications';

/** A path of this app and nothing else: what is stored for somebody never leads them out of it. */
export function safeLink(link: string): string {
  return /^\/(?![/\\])[\w\-./?=&%$]*$/.test(link) ? link : LIST;
}

/** What it is about has no page of its own. */
export function leadsNowhere(link: string): boolean {
  return safeLink(link) === LIST;
}
