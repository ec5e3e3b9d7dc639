import type { Language } from '@/i18n';

/** The prerendered pages by path. */
export const FRONT_PAGES = {
  landing: '/',
  brand: '/brand',
  retailer: '/retailer',
  bizman: '/bizman',
} as const;
export type FrontPage = keyof typeof FRONT_PAGES;

/** `/landing.html`, and `/landing.hi.html` for other languages than English. */
export function fileOf(page: string, language: Language): string {
  return language === 'en' ? `/${page}.html` : `/${page}.${language}.html`;
}
