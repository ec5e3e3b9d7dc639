import { describe, expect, it } from 'vitest';
import { AuthError } from '../auth-error';
import { failureUrl } from './redirect-failure';
import { allowedRedirect, withParams } from './redirects';

const site = { siteUrl: 'https://chowk.example/app' };

describe('where people may be sent', () => {
  it.each([
    'https://chowk.example',
    'https://chowk.example/',
    'https://chowk.example/reset?sb_flow_id=1&x=%C3%A9',
    'https://chowk.example?x=1',
    'https://chowk.example/a#b',
    'HTTPS://CHOWK.example/a',
  ])('%s is the site', (text) => {
    expect(allowedRedirect(site, text)?.host).toBe('chowk.example');
  });

  it.each([
    'https://evil.example',
    'http://chowk.example',
    'https://chowk.example:8443/',
    'https://chowk.example.evil.example/',
    'https://chowk.example@evil.example/',
    'https://user:pw@chowk.example/',
    'https://evil.example\\@chowk.example/',
    'https:\\\\evil.example/',
    'https:/\\evil.example',
    'https://chowk.example\\.evil.example',
    'https:evil.example',
    'https://chowk.example%2eevil.example/',
    'https://chowk。example/',
    'https://сhowk.example/',
    '//evil.example',
    '/reset',
    'reset',
    'javascript:alert(1)//https://chowk.example',
    'data:text/html,x',
    'ftp://chowk.example/',
    'chowk://chowk.example/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://chowk.example/\r\nSet-Cookie: a=b',
    'https://chowk.example/\tx',
    ' https://chowk.example/',
    'https://chowk.example./',
    `https://chowk.example/${'x'.repeat(2100)}`,
    '',
    'null',
  ])('%j is not', (text) => {
    expect(allowedRedirect(site, text)).toBeUndefined();
  });

  it('any port of this machine will do while the site is on it', () => {
    const local = { siteUrl: 'http://localhost:3000' };
    expect(allowedRedirect(local, 'http://localhost:5173/a')?.port).toBe('5173');
    for (const text of [
      'https://localhost:5173/',
      'http://127.0.0.1:3000/',
      'http://2130706433:3000/',
    ]) {
      expect(allowedRedirect(local, text)).toBeUndefined();
    }
  });

  it('a list may name more, by place and not by query', () => {
    const rules = {
      ...site,
      redirectUrls: ['https://*.brand.example/welcome', 'https://partner.example/in/**'],
    };
    for (const text of [
      'https://one.brand.example/welcome?sb_flow_id=2',
      'https://partner.example/in/a/b#c',
    ]) {
      expect(allowedRedirect(rules, text)).toBeDefined();
    }
    for (const text of [
      'https://one.two.brand.example/welcome',
      'https://evil.example/.brand.example/welcome',
      'https://one.brand.example/welcome/more',
      'https://partner.example/',
      'https://partnerxexample/in/a',
      'https://evil.example/?https://partner.example/in/a',
    ]) {
      expect(allowedRedirect(rules, text)).toBeUndefined();
    }
  });
});

describe('what is added to an address', () => {
  it('keeps its own query and replaces what it sets itself', () => {
    const url = withParams('https://x.co/a?b=1&code=old#top', { code: 'new' });
    expect(url).toBe('https://x.co/a?b=1&code=new#top');
  });

  it('names an error by its status, and leaves the name out where OAuth has none', () => {
    const gone = failureUrl('https://x.co/', new AuthError(403, 'otp_expired', 'Too late'), false);
    expect(gone).toBe(
      'https://x.co/#error=access_denied&error_code=otp_expired&error_description=Too+late&sb=',
    );
    const taken = new URL(
      failureUrl('https://x.co/', new AuthError(422, 'email_exists', 'x'), true),
    );
    expect([...taken.searchParams.keys()]).toEqual(['error_code', 'error_description']);
  });
});
