import { describe, expect, it } from 'vitest';
import { contentOf, type PageValues, problemOf, resumed, valuesOf } from './page-values';

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

  it('goes on where it was left, over the page it was typed over', () => {
    const saved = { slug: 'our-fees', draft: { en: { title: 'Fees', body: 'Some.' } }, version: 5 };
    expect(resumed(saved, {})).toEqual({ page: saved, values: valuesOf(saved) });
    // Somebody saved version 5 after this was typed over version 4: the server must hear of 4.
    expect(resumed(saved, { values: WHOLE, version: 4 })).toEqual({
      page: { ...saved, version: 4 },
      values: WHOLE,
    });
    expect(resumed(undefined, { values: WHOLE, version: null })).toEqual({
      page: undefined,
      values: WHOLE,
    });
  });
});
