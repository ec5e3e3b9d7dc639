import { describe, expect, it } from 'vitest';
import { problemsOf, wordsOf } from '@/forms/checks';
import { CHECKS, type PageValues, valuesOf, WORDS } from './page-form';

const WHOLE: PageValues = {
  slug: 'our-fees',
  en: { title: 'Fees', body: 'None.' },
  hi: { title: '', body: '' },
  version: 4,
};

describe('a page being written', () => {
  it('is English alone until there is a word in Hindi', () => {
    expect(problemsOf(CHECKS, WHOLE)).toEqual([]);
    expect(CHECKS.given(WHOLE)).toEqual({ slug: 'our-fees', draft: { en: WHOLE.en }, version: 4 });
    const both = { ...WHOLE, hi: { title: 'शुल्क', body: 'कुछ नहीं।' } };
    const { draft } = CHECKS.given(both);
    expect(draft).toEqual({ en: both.en, hi: both.hi });
    expect(valuesOf({ slug: both.slug, draft, version: 4 })).toEqual(both);
  });

  it.each([
    [{ slug: 'Our Fees' }, 'slug', 'edit.slugWrong'],
    [{ en: { title: ' ', body: 'x' } }, 'en.title', 'edit.titleMissing'],
    [{ en: { title: 'x', body: '' } }, 'en.body', 'edit.bodyMissing'],
    [{ hi: { title: '', body: 'कुछ' } }, 'hi.title', 'edit.both'],
    [{ hi: { title: 'कुछ', body: ' ' } }, 'hi.body', 'edit.both'],
  ] as const)('%j is not saved: %s', (change, path, words) => {
    const problems = problemsOf(CHECKS, { ...WHOLE, ...change });
    expect(problems.map((problem) => [problem.path, wordsOf(WORDS, problem)])).toEqual([
      [path, words],
    ]);
  });

  it('sends no version of a page that was never saved', () => {
    expect(CHECKS.given({ ...WHOLE, version: null }).version).toBeUndefined();
    expect(valuesOf(undefined).version).toBeNull();
  });
});
