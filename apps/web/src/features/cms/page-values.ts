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
