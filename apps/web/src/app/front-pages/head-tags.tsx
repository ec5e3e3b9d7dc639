import type { Language } from '@/i18n';
import { FRONT_PAGES, type FrontPage } from './front-pages';

/** Filled in by the server, which knows its public URL. */
const SITE = 'https://site-url.invalid';
const LOCALES: Record<Language, string> = { en: 'en_IN', hi: 'hi_IN' };

type Words = Readonly<Record<string, string>>;

export function titleOf(page: FrontPage, words: Words): string {
  return words[`meta.${page}Title`] ?? '';
}

/** The metadata of a front page for search engines and messengers. */
export function headTags(page: FrontPage, language: Language, words: Words) {
  const title = titleOf(page, words);
  const description = words[`meta.${page}Text`] ?? '';
  const address = `${SITE}${FRONT_PAGES[page]}`;
  const social = {
    'og:site_name': 'Chowk',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${SITE}/social-card.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': words['meta.imageAlt'] ?? '',
    'og:locale': LOCALES[language],
  };
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {Object.entries(social).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">{structuredData(page, language, words)}</script>
    </>
  );
}

/** The FAQ of a role page, as structured data. */
function questionsOf(page: FrontPage, language: Language, words: Words) {
  const asked = Object.keys(words).filter((key) => key.startsWith(`${page}.q`));
  if (asked.length === 0) return [];
  const mainEntity = asked.map((key) => ({
    '@type': 'Question',
    name: words[key],
    acceptedAnswer: { '@type': 'Answer', text: words[key.replace('.q', '.a')] },
  }));
  return [{ '@type': 'FAQPage', inLanguage: language, mainEntity }];
}

function structuredData(page: FrontPage, language: Language, words: Words): string {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${SITE}/#organization`,
        name: 'Chowk',
        url: `${SITE}/`,
        logo: `${SITE}/icon-512.png`,
        areaServed: 'IN',
      },
      {
        '@type': 'WebSite',
        name: 'Chowk',
        url: `${SITE}/`,
        inLanguage: language,
        description: words['meta.landingText'],
        publisher: { '@id': `${SITE}/#organization` },
      },
      ...questionsOf(page, language, words),
    ],
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
