import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LINK_TYPES } from '@chowk/domain/deep-links';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, startMarket } from '../../../test/world/market';
import { campaigns } from '../../db/schema/campaigns';
import { newId } from '../../new-id';

const ROBOT = 'WhatsApp/2.23.20.0 A';
const BROWSER =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
const PAGE = '<html><head><title>Chowk</title></head><body></body></html>';

let t: Market;
beforeAll(async () => {
  const webFolder = await mkdtemp(join(tmpdir(), 'chowk-tags-'));
  await writeFile(join(webFolder, 'index.html'), PAGE);
  t = await startMarket({ webFolder });
});
afterAll(() => t.close());

const shown = async (path: string, agent = ROBOT) =>
  String((await t.get(path, { headers: { 'user-agent': agent } })).body.text);

/** Without the address, which each page has its own of. */
const words = async (path: string) => (await shown(path)).replace(/<meta property="og:url".*/, '');

it('a messenger is shown the name of a live campaign and of an open shop, and no money', async () => {
  const side = await t.brand();
  const { id } = await t.launch(side, { title: 'Diwali counter' });
  const campaign = await shown(`/campaign/${id}`);
  expect(campaign).toMatch(/og:title" content="Diwali counter · Brand \w{4}"/);
  expect(campaign).toMatch(/<title>Diwali counter · Brand \w{4}<\/title>/);
  expect(campaign).toContain(`og:url" content="http://localhost/campaign/${id}"`);
  expect(campaign).not.toMatch(/20,?000|200|₹/);
  const { shopId } = await t.store({ shop_name: 'Asha Kirana' });
  expect(await shown(`/shop/${shopId}`)).toContain('og:title" content="Asha Kirana, Bandra"');
});

it('of whatever is private, hidden, missing or no link at all it learns the same nothing', async () => {
  const side = await t.brand();
  const store = await t.store();
  const { id } = await t.launch(side, { title: 'Secret until said' });
  const [deal = ''] = await t.offer(id, side, [store]);
  const draft = newId();
  await t.command('campaign_create', { id: draft, title: 'Not yet told' }, { actor: side.owner });
  const booked = await t.launch(side, { title: 'Behind a booking' });
  await t.asSystem((tx) =>
    tx.update(campaigns).set({ kind: 'booking' }).where(eq(campaigns.id, booked.id)),
  );
  const closed = await t.store({ status: 'closed', shop_name: 'Gone' });
  const nothing = await words(`/deal/${newId()}`);
  expect(nothing).toContain('og:title" content="Open in Chowk"');
  const paths = [
    ...LINK_TYPES.map((type) => `/${type}/${newId()}`),
    `/deal/${deal}`,
    `/campaign/${draft}`,
    `/campaign/${booked.id}`,
    `/shop/${closed.shopId}`,
    '/campaign/1/extra',
    '/campaign/1.5',
    '/campaign/<script>alert(1)</script>',
    `/order/${'x'.repeat(5000)}`,
  ];
  for (const path of paths) expect(await words(path), path).toBe(nothing);
});

it('what people wrote stays words: nothing of it becomes a tag', async () => {
  const side = await t.brand();
  const title = `"><script>alert('$&')</script>`;
  const { id } = await t.launch(side, { title });
  const page = await shown(`/campaign/${id}`);
  expect(page).not.toContain('<script');
  expect(page).toContain('&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;');
  const odd = await shown('/campaign/"><script>alert(1)</script>');
  expect(odd).not.toContain('<script');
  const { headers } = await t.get(`/campaign/${id}`, { headers: { 'user-agent': ROBOT } });
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(headers.get('vary')).toContain('User-Agent');
});

it('a browser gets the page as it is, and so does a messenger at any other address', async () => {
  const { id } = await t.launch(await t.brand());
  expect(await shown(`/campaign/${id}`, BROWSER)).toBe(PAGE);
  expect(await shown('/dashboard')).toBe(PAGE);
  expect(await shown('/campaigns/new')).toBe(PAGE);
  expect(await shown('/campaign/1.5', BROWSER)).toBe(PAGE);
  expect(await shown(`/campaign/${id}`, `${BROWSER} (compatible; Googlebot/2.1)`)).toContain(
    'og:title',
  );
  const head = await t.app.request(`/campaign/${id}`, {
    method: 'HEAD',
    headers: { 'user-agent': ROBOT },
  });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
