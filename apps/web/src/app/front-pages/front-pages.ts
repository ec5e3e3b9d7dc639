import type { Language } from '@/i18n';

/** The pages written to files when the app is built, by the address they answer. */
export const FRONT_PAGES = {
  landing: '/',
  brand: '/brand',
  retailer: '/retailer',
  bizman: '/bizman',
} as const;
export type FrontPage = keyof typeof FRONT_PAGES;

/** `/landing.html`, and in another language than English `/landing.hi.html`. */
export function fileOf(page: string, language: Language): string {
  return language === 'en' ? `/${page}.html` : `/${page}.${language}.html`;
}
