import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeApart } from '../../src/sw/take-apart';
import { packWork } from './pack-files';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chowk-pack-'));
  mkdirSync(join(folder, 'assets'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function built(name: string, part: 'work' | 'screen', text: string) {
  writeFileSync(join(folder, 'assets', name), text);
  return { url: `/assets/${name}`, revision: null, part };
}

it('puts small files together that are fetched behind the scenes, and leaves the others alone', async () => {
  const big = 'x'.repeat(150_000);
  const entries = packWork(
    [
      built('a.js', 'work', 'a()'),
      built('b.css', 'work', `.b{}${big}`),
      built('c.js', 'work', `c("é")${big}`),
      built('d.js', 'work', 'd()'),
      built('e.js', 'screen', 'e()'),
      built('f.woff2', 'work', 'letters'),
    ],
    folder,
  );
  const [a, b, c, d, e, f] = entries.map(({ pack }) => pack);
  expect([a === b, b === c, c === d, e, f]).toEqual([true, true, false, undefined, undefined]);
  const text = readFileSync(join(folder, c ?? ''), 'utf8');
  const headers = { 'content-encoding': 'br', 'content-security-policy': "default-src 'self'" };
  const files = await takeApart(new Response(text, { headers }));
  const script = files('/assets/c.js');
  expect(await script?.text()).toBe(`c("é")${big}`);
  expect(Object.fromEntries(script?.headers ?? [])).toEqual({
    'content-security-policy': "default-src 'self'",
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(files('/assets/b.css')?.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(files('/assets/d.js')).toBeUndefined();
});

it('names a pack by what is in it', () => {
  const [one] = packWork([built('g.js', 'work', 'one')], folder);
  const [two] = packWork([built('g.js', 'work', 'two')], folder);
  expect(one?.pack).toMatch(/^\/assets\/pack-\w{8}\.json$/);
  expect(two?.pack).not.toBe(one?.pack);
});
