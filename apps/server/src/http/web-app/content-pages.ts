import type { LinkPreview } from './link-tags';

/** Pages that are edited in the app and published at a path of their own. */
export interface ContentPages {
  /** Undefined without such a public page. */
  readonly find: (slug: string) => Promise<LinkPreview | undefined>;
  readonly listSlugs: () => Promise<readonly string[]>;
}

const FOLDER = '/cms/';
export const SITEMAP = '/sitemap.xml';
const LIST_END = '</urlset>';
const CONTENT_LINE = /^.*<loc>[^<]*\/cms\/[^<]*<\/loc>.*\n/gm;
/** Read by the front page as a list of testimonials, not a page of its own. */
const NOT_LISTED = new Set(['testimonials']);

export function contentSlug(path: string): string | undefined {
  if (!path.startsWith(FOLDER)) return undefined;
  const slug = path.slice(FOLDER.length).replace(/\/$/, '');
  return slug === '' || slug.includes('/') ? undefined : slug;
}

/** The build knows the initial pages; this knows the current ones. */
export function sitemapWith(written: string, siteUrl: string, slugs: readonly string[]): string {
  const site = siteUrl.replace(/\/+$/, '');
  const lines = slugs
    .filter((slug) => !NOT_LISTED.has(slug))
    .map((slug) => `  <url><loc>${site}${FOLDER}${encodeURIComponent(slug)}</loc></url>\n`);
  return written.replace(CONTENT_LINE, '').replace(LIST_END, () => `${lines.join('')}${LIST_END}`);
}
