/** Prerendered pages, one file per language. */
const FRONT_PAGES: ReadonlyMap<string, string> = new Map([
  ['/', 'landing'],
  ['/brand', 'brand'],
  ['/retailer', 'retailer'],
  ['/bizman', 'bizman'],
]);

export type PageLanguage = 'en' | 'hi';

function isSpoken(tag: string | undefined): tag is PageLanguage {
  return tag === 'en' || tag === 'hi';
}

/** `hi-IN,en;q=0.8` in order of preference. */
function likedLanguages(header: string): (string | undefined)[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...settings] = part.trim().toLowerCase().split(';');
      const quality = settings.map((each) => /^\s*q=([\d.]+)/.exec(each)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
}

/** The language chosen in the app, else the browser's, else English. */
export function languageOf(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): PageLanguage {
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(cookie ?? '')?.[1];
  if (isSpoken(chosen)) return chosen;
  return likedLanguages(acceptLanguage ?? '').find(isSpoken) ?? 'en';
}

export function frontPageFor(path: string, language: PageLanguage): string | undefined {
  const page = FRONT_PAGES.get(path);
  if (page === undefined) return undefined;
  return language === 'en' ? `/${page}.html` : `/${page}.${language}.html`;
}

/** The build's placeholder for the site's URL, which it cannot know. */
const SITE_PLACEHOLDER = 'https://site-url.invalid';
const WITH_SITE_URL = /\.(?:html|xml|txt)$/;

export function withSiteUrl(path: string, plain: Buffer, siteUrl: string): Buffer {
  if (!WITH_SITE_URL.test(path) || !plain.includes(SITE_PLACEHOLDER)) return plain;
  const site = siteUrl.replace(/\/+$/, '');
  return Buffer.from(plain.toString('utf8').replaceAll(SITE_PLACEHOLDER, () => site));
}
