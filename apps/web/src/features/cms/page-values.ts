import type { CmsContent, CmsPage } from '@chowk/domain/cms';
import type { Language, MessageKey } from '@/i18n';

export interface TextValues {
  readonly title: string;
  readonly body: string;
}

export interface PageValues {
  readonly slug: string;
  readonly en: TextValues;
  readonly hi: TextValues;
}

const NOTHING: TextValues = { title: '', body: '' };
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function valuesOf(page: Pick<CmsPage, 'slug' | 'draft'> | undefined): PageValues {
  return {
    slug: page?.slug ?? '',
    en: page?.draft.en ?? NOTHING,
    hi: page?.draft.hi ?? NOTHING,
  };
}

export function isAs(values: PageValues, page: Parameters<typeof valuesOf>[0]): boolean {
  return JSON.stringify(values) === JSON.stringify(valuesOf(page));
}

export function isEmpty({ title, body }: TextValues): boolean {
  return title.trim() === '' && body.trim() === '';
}

/** A page without a word in Hindi is one in English alone. */
export function contentOf({ en, hi }: PageValues): CmsContent {
  return isEmpty(hi) ? { en } : { en, hi };
}

export interface PageProblem {
  readonly field: 'slug' | 'title' | 'body';
  /** Which side of the text it is on, so that it is shown. */
  readonly language?: Language;
  readonly words: MessageKey<'content'>;
}

/** The first thing that keeps it from being saved. */
export function problemOf({ slug, en, hi }: PageValues): PageProblem | undefined {
  if (!SLUG.test(slug)) return { field: 'slug', words: 'edit.slugWrong' };
  if (en.title.trim() === '') return { field: 'title', language: 'en', words: 'edit.titleMissing' };
  if (en.body.trim() === '') return { field: 'body', language: 'en', words: 'edit.bodyMissing' };
  if (isEmpty(hi)) return undefined;
  if (hi.title.trim() === '') return { field: 'title', language: 'hi', words: 'edit.both' };
  if (hi.body.trim() === '') return { field: 'body', language: 'hi', words: 'edit.both' };
  return undefined;
}

/** What was typed and not saved, and which form of the page it was typed over. */
export interface TypedPage {
  readonly values: PageValues;
  readonly version: number | null;
}

/**
 * The editor as it was left: the page is the one that was typed over, so that a save on top of what
 * somebody else made meanwhile is noticed and both are shown.
 */
export function resumed<Page extends Pick<CmsPage, 'slug' | 'draft' | 'version'>>(
  page: Page | undefined,
  { values, version }: Partial<TypedPage>,
): { readonly page: Page | undefined; readonly values: PageValues } {
  if (!values) return { page, values: valuesOf(page) };
  const isOver = page && typeof version === 'number';
  return { page: isOver ? { ...page, version } : page, values: { ...valuesOf(page), ...values } };
}
