import { describe, expect, it } from 'vitest';
import { frontPageFor, languageOf, withSiteUrl } from './front-pages';

describe('the language of a front page', () => {
  it.each([
    [undefined, undefined, 'en'],
    [undefined, 'hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    [undefined, 'en-IN,hi;q=0.9', 'en'],
    [undefined, 'en;q=0.3, hi;q=0.7', 'hi'],
    [undefined, 'hi;q=0, fr', 'en'],
    [undefined, 'ta-IN,hi;q=0.5', 'hi'],
    ['lang=hi', 'en-IN', 'hi'],
    ['a=b; lang=en', 'hi-IN', 'en'],
    ['slang=hi', 'en', 'en'],
    ['lang=fr', 'hi', 'hi'],
  ] as const)('cookie %s, browser %s: %s', (cookie, browser, language) => {
    expect(languageOf(cookie, browser)).toBe(language);
  });

  it('has a file of its own, for front pages only', () => {
    expect(frontPageFor('/', 'en')).toBe('/landing.html');
    expect(frontPageFor('/', 'hi')).toBe('/landing.hi.html');
    expect(frontPageFor('/bizman', 'hi')).toBe('/bizman.hi.html');
    expect(frontPageFor('/bizman/signin', 'en')).toBeUndefined();
    expect(frontPageFor('/dashboard', 'hi')).toBeUndefined();
  });
});

it('the site’s URL is filled into pages and lists, and nowhere else', () => {
  const written = Buffer.from('a https://site-url.invalid/b');
  expect(withSiteUrl('/landing.html', written, 'https://chowk.example/').toString()).toBe(
    'a https://chowk.example/b',
  );
  expect(withSiteUrl('/assets/a.js', written, 'https://chowk.example')).toBe(written);
});
