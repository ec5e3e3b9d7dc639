import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const SCRIPT = 'console.log("app")';
let t: TestApp;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chowk-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<p>app</p>');
  await writeFile(join(folder, 'landing.html'), '<p>landing</p>');
  await writeFile(join(folder, 'landing.hi.html'), '<p>स्वागत</p>');
  await writeFile(join(folder, 'brand.html'), '<script>a()</script><style>p{}</style><p>brand</p>');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), SCRIPT);
  await writeFile(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, '..', 'outside.txt'), 'secret');
  t = await startTestApp({ webFolder: folder });
});
afterAll(() => t.close());

describe('the web app', () => {
  it('has the front page at / and the app at every other route', async () => {
    expect((await t.get('/')).body.text).toBe('<p>landing</p>');
    expect((await t.get('/dashboard')).body.text).toBe('<p>app</p>');
    expect((await t.get('/deal/0190c0de')).body.text).toBe('<p>app</p>');
  });

  it('serves the front page in the chosen or requested language', async () => {
    const asked = await t.get('/', { headers: { 'accept-language': 'hi-IN,en;q=0.5' } });
    expect(asked.body.text).toBe('<p>स्वागत</p>');
    expect(asked.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    const headers = { 'accept-language': 'hi-IN', cookie: 'lang=en' };
    expect((await t.get('/', { headers })).body.text).toBe('<p>landing</p>');
  });

  it('caches files with a hash for a year and revalidates the others', async () => {
    expect((await t.get('/assets/app-1a2b.js')).headers.get('cache-control')).toContain(
      'immutable',
    );
    const page = await t.get('/dashboard');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await t.get('/dashboard', {
      headers: { 'if-none-match': page.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('is compressed for clients that accept it', async () => {
    const response = await t.app.request('/assets/app-1a2b.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(SCRIPT);
  });

  it.each([
    '/assets/none.js',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/.git/config',
  ])('has nothing at %s', async (path) => {
    const answer = await t.get(path);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    if (path.includes('.js')) expect(answer.body.code).toBe('UNKNOWN_PATH');
  });

  it('forbids inline scripts and framing', async () => {
    const { headers } = await t.get('/dashboard');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('sends files and data only the headers that matter for them', async () => {
    const policyOf = async (path: string) => {
      const { headers } = await t.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toBeNull();
      return headers.get('content-security-policy');
    };
    // A worker follows the policy of its own file, not of the page.
    expect(await policyOf('/assets/app-1a2b.js')).toBe("default-src 'self'");
    expect(await policyOf('/rest/v1/platform_stats')).toContain("default-src 'none'");
  });

  it('allows the scripts of a prerendered page by hash, on that page only', async () => {
    const page = await t.get('/brand');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' 'sha256-${sha256('a()')}';`);
    expect(policy).toContain(`style-src 'self' 'sha256-${sha256('p{}')}';`);
    const again = await t.get('/brand', {
      headers: { 'if-none-match': page.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBe(policy);
    expect((await t.get('/')).headers.get('content-security-policy')).not.toContain('sha256');
  });
});

describe('paths of the API', () => {
  it('are described for machines and for people', async () => {
    const { body } = await t.get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths as object)).toContain('/functions/v1/cms_page_save');
    const page = await t.get('/api/docs');
    expect(page.body.text).toContain('POST /functions/v1/cms_page_save');
    expect(page.body.text).not.toContain('<script');
  });

  it('have a request id, the given one if it is safe', async () => {
    const own = await t.get('/healthz', { headers: { 'x-request-id': 'abcdef-123456' } });
    expect(own.headers.get('x-request-id')).toBe('abcdef-123456');
    const evil = await t.get('/healthz', {
      headers: { 'x-request-id': '<script>alert(1)</script>' },
    });
    expect(evil.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
