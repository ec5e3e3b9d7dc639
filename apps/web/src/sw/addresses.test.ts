import { describe, expect, it } from 'vitest';
import { isAssetPath, isServerPath, shellFor, successorsOf } from './addresses';

describe('server paths', () => {
  it.each([
    '/rest/v1/me',
    '/functions/v1/batch',
    '/auth/v1/user',
    '/storage/v1/object/proof-photos/a.jpg',
    '/realtime/v1/stream',
    '/api/docs',
    '/api',
    '/healthz',
  ])('%s is never kept', (path) => {
    expect(isServerPath(path)).toBe(true);
    expect(isAssetPath(path)).toBe(false);
    expect(shellFor(path)).toBeUndefined();
  });

  it.each(['/auth', '/auth-debug', '/restaurant', '/storage-room'])('%s is a page', (path) => {
    expect(isServerPath(path)).toBe(false);
    expect(shellFor(path)).toBe('/index.html');
  });
});

describe('the shell of a path', () => {
  it('is the front page at the root', () => {
    expect(shellFor('/')).toBe('/landing.html');
  });

  it.each(['/dashboard', '/version', '/brand/signin', '/deal/0198', '/cms/terms-v1.2'])(
    '%s opens the app',
    (path) => expect(shellFor(path)).toBe('/index.html'),
  );

  it.each(['/robots.txt', '/icon-192.png', '/sitemap.xml'])('%s stays a file', (path) => {
    expect(shellFor(path)).toBeUndefined();
  });
});

describe('the files an update brings along', () => {
  const built = ['/index.html', '/assets/deals-NEWhash_.js', '/assets/shops-NEW-ash2.js'];

  it('are the successors of those in the cache', () => {
    expect(successorsOf(['/assets/deals-OLDhash1.js'], built)).toEqual([
      '/assets/deals-NEWhash_.js',
    ]);
  });

  it('are none for somebody who opened nothing', () => {
    expect(successorsOf([], built)).toEqual([]);
  });

  it('do not mix a script with a style of the same name', () => {
    expect(successorsOf(['/assets/deals-OLDhash1.css'], built)).toEqual([]);
  });
});
