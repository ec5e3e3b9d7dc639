import { type CmsContent, type CmsPage, saveCmsPage } from '@chowk/domain/cms';
import type { FieldProblem } from '@chowk/domain/kernel';
import type { MessageKey } from '@/i18n';

export type PageText = CmsContent['en'];

/** A page as its form holds it: both languages, and the version that was typed over. */
export interface PageValues {
  readonly slug: string;
  readonly en: PageText;
  readonly hi: PageText;
  readonly version: number | null;
}

const NOTHING: PageText = { title: '', body: '' };

export function valuesOf(
  page: Pick<CmsPage, 'slug' | 'draft' | 'version'> | undefined,
): PageValues {
  return {
    slug: page?.slug ?? '',
    en: page?.draft.en ?? NOTHING,
    hi: page?.draft.hi ?? NOTHING,
    version: page?.version ?? null,
  };
}

function isEmpty({ title, body }: PageText): boolean {
  return title.trim() === '' && body.trim() === '';
}

/** A page without a word in Hindi is one in English alone. */
function givenBy({ slug, en, hi, version }: PageValues) {
  return { slug, draft: isEmpty(hi) ? { en } : { en, hi }, version: version ?? undefined };
}

export const CHECKS = {
  schema: saveCmsPage.input,
  given: givenBy,
  at: ({ path }: FieldProblem) => path.replace(/^draft\./, ''),
};

export const WORDS: Readonly<Record<string, MessageKey<'content'>>> = {
  slug: 'edit.slugWrong',
  'en.title min_string': 'edit.titleMissing',
  'en.body min_string': 'edit.bodyMissing',
  'hi.title min_string': 'edit.both',
  'hi.body min_string': 'edit.both',
};
