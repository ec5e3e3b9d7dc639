import { readLink } from '@chowk/domain/deep-links';

/** What a messenger shows of a link before it is opened. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
}

export interface LinkPreviews {
  readonly siteUrl: string;
  /** Public facts only; missing and forbidden rows get the same tags. */
  readonly find: (path: string) => Promise<LinkPreview>;
}

const BROWSER = /^Mozilla\//;
const ROBOT = /bot|crawl|spider|preview|externalhit|facebook|whatsapp|embed/i;

export function isLinkPath(path: string): boolean {
  return readLink(path).kind !== 'none';
}

/** A browser renders the page itself and need not wait for tags it never reads. */
export function wantsTags(path: string, userAgent: string | undefined): boolean {
  return isLinkPath(path) && isRobot(userAgent);
}

export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || !BROWSER.test(userAgent) || ROBOT.test(userAgent);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

const HEAD_END = '</head>';
const TITLE = /<title>[^<]*<\/title>/;

/** The app's page with tags in its head; every value is escaped. */
export function pageWithTags(page: string, preview: LinkPreview, address: string): string {
  const { origin } = new URL(address);
  const tags: readonly (readonly [name: string, content: string])[] = [
    ['og:site_name', 'Chowk'],
    ['og:type', 'website'],
    ['og:title', preview.title],
    ['og:description', preview.description],
    ['og:url', address],
    ['og:image', `${origin}/icon-512.png`],
    ['og:locale', 'en_IN'],
    ['twitter:card', 'summary'],
  ];
  const lines = tags.map(
    ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}" />`,
  );
  return page
    .replace(TITLE, () => `<title>${escapeHtml(preview.title)}</title>`)
    .replace(HEAD_END, () => `${lines.join('\n')}\n${HEAD_END}`);
}
