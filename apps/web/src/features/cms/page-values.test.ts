import { describe, expect, it } from 'vitest';
import { contentOf, type PageValues, problemOf, valuesOf } from './page-values';

const WHOLE: PageValues = {
  slug: 'our-fees',
  en: { title: 'Fees', body: 'None.' },
  hi: { title: '', body: '' },
};

describe('a page being written', () => {
  it('is English alone until there is a word in Hindi', () => {
    expect(problemOf(WHOLE)).toBeUndefined();
    expect(contentOf(WHOLE)).toEqual({ en: WHOLE.en });
    const both = { ...WHOLE, hi: { title: 'शुल्क', body: 'कुछ नहीं।' } };
    expect(contentOf(both)).toEqual({ en: both.en, hi: both.hi });
    expect(valuesOf({ slug: both.slug, draft: contentOf(both) })).toEqual(both);
  });

  it.each([
    [{ slug: 'Our Fees' }, 'slug', undefined],
    [{ en: { title: ' ', body: 'x' } }, 'title', 'en'],
    [{ en: { title: 'x', body: '' } }, 'body', 'en'],
    [{ hi: { title: '', body: 'कुछ' } }, 'title', 'hi'],
    [{ hi: { title: 'कुछ', body: ' ' } }, 'body', 'hi'],
  ] as const)('%j is not saved: %s', (change, field, language) => {
    expect(problemOf({ ...WHOLE, ...change })).toMatchObject({
      field,
      ...(language ? { language } : {}),
    });
  });
});
