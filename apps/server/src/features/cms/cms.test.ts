import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { newId } from '../../new-id';
import { publishDuePages } from './publish-due';

const SITEMAP =
  '<urlset>\n  <url><loc>https://site-url.invalid/</loc></url>\n  <url><loc>https://site-url.invalid/cms/gone</loc></url>\n</urlset>\n';

let t: TestApp;
let editor: Awaited<ReturnType<TestApp['person']>>;
beforeAll(async () => {
  const webFolder = await mkdtemp(join(tmpdir(), 'chowk-cms-'));
  await writeFile(join(webFolder, 'index.html'), '<head><title>Chowk</title></head>');
  await writeFile(join(webFolder, 'sitemap.xml'), SITEMAP);
  t = await startTestApp({ webFolder });
  editor = await t.person('super_admin');
});
afterAll(() => t.close());

const text = (title: string) => ({ title, body: 'Words.' });

async function save(slug: string, overrides = {}) {
  const input = { id: newId(), slug, draft: { en: text('English') }, ...overrides };
  const answer = await t.command('cms_page_save', input, { actor: editor });
  return { input, answer };
}

describe('cms pages', () => {
  it('stay hidden as a draft and show once published, in the asked language or English', async () => {
    const draft = { en: text('Help'), hi: text('मदद') };
    const { input } = await save('help-page', { draft });
    expect((await t.get('/rest/v1/cms_pages/help-page')).body.code).toBe('PGRST116');
    await t.command('cms_page_publish', { id: input.id }, { actor: editor });
    expect((await t.get('/rest/v1/cms_pages/help-page')).body).toMatchObject({
      language: 'en',
      title: 'Help',
    });
    expect((await t.get('/rest/v1/cms_pages/help-page?language=hi')).body).toMatchObject({
      title: 'मदद',
    });
  });

  it('have an address while they are published: for readers, messengers and search engines', async () => {
    const robot = { 'user-agent': 'WhatsApp/2.23' };
    const body = '## First\n\nWho pays [what](/cms/fees) **here**.';
    const { input } = await save('our-story', { draft: { en: { title: '<Our> story', body } } });
    const statusOf = async (slug: string) => (await t.get(`/cms/${slug}`)).status;
    const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13) Chrome/130.0' };
    const hidden = await t.get('/cms/our-story', { headers: browser });
    expect([hidden.status, hidden.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const listed = async () => String((await t.get('/sitemap.xml')).body.text);
    expect(await listed()).not.toMatch(/cms\/(?:gone|our-story)/);
    await t.command('cms_page_publish', { id: input.id }, { actor: editor });
    const shown = await t.get('/cms/our-story', { headers: browser });
    expect([shown.status, shown.body.text]).toEqual([200, hidden.body.text]);
    const { body: head } = await t.get('/cms/our-story', { headers: robot });
    expect(head.text).toContain('<title>&lt;Our&gt; story · Chowk</title>');
    expect(head.text).toContain('og:description" content="Who pays what here."');
    expect(await listed()).toContain('<url><loc>http://localhost/cms/our-story</loc></url>\n');
    for (const slug of ['none', '%3Cscript%3E', "'--", 'x'.repeat(3000)]) {
      expect(await statusOf(slug), slug).toBe(404);
    }
    await t.command('cms_page_delete', { id: input.id }, { actor: editor });
    expect(await statusOf('our-story')).toBe(404);
  });

  it('keep showing the published text while a new draft is written', async () => {
    const { input } = await save('terms-page');
    await t.command('cms_page_publish', { id: input.id }, { actor: editor });
    await t.command(
      'cms_page_save',
      { ...input, draft: { en: text('New') }, version: 1 },
      { actor: editor },
    );
    expect((await t.get('/rest/v1/cms_pages/terms-page')).body.title).toBe('English');
    await t.command('cms_page_publish', { id: input.id }, { actor: editor });
    expect((await t.get('/rest/v1/cms_pages/terms-page')).body.title).toBe('New');
  });

  it('refuse an edit of a version someone else changed, and show the current one', async () => {
    const { input } = await save('fees');
    const mine = { ...input, draft: { en: text('Mine') }, version: 1 };
    await t.command('cms_page_save', { ...mine, draft: { en: text('Theirs') } }, { actor: editor });
    const answer = await t.command('cms_page_save', mine, { actor: editor });
    expect([answer.status, answer.body.code]).toEqual([409, 'STALE_VERSION']);
    expect(answer.body.details).toMatchObject({
      current: { draft: { en: { title: 'Theirs' } }, version: 2 },
    });
  });

  it('have one page per address', async () => {
    await save('contact');
    const { answer } = await save('contact');
    expect([answer.status, answer.body.code]).toEqual([409, 'ALREADY_EXISTS']);
  });

  it.each(['admin', 'brand', 'retailer', 'bizman'] as const)(
    'a %s cannot edit or list drafts',
    async (role) => {
      const actor = await t.person(role);
      const input = { id: newId(), slug: 'stolen', draft: { en: text('x') } };
      expect((await t.command('cms_page_save', input, { actor })).body.code).toBe('FORBIDDEN');
      expect((await t.get('/rest/v1/cms_pages', { actor })).body.code).toBe('FORBIDDEN');
    },
  );

  it('are found by slug or title, with typed wildcards meaning themselves', async () => {
    await save('search-me', { draft: { en: text('100% cotton') } });
    const find = async (search: string) => {
      const { body } = await t.get(`/rest/v1/cms_pages?search=${encodeURIComponent(search)}`, {
        actor: editor,
      });
      return (body.items as { slug: string }[]).map((item) => item.slug);
    };
    expect(await find('SEARCH')).toEqual(['search-me']);
    expect(await find('100%')).toEqual(['search-me']);
    expect(await find('_')).toEqual([]);
  });

  it.each(['Not A Slug', '../etc', 'a--b', ''])('refuse the address %j', async (slug) => {
    const { answer } = await save(slug);
    expect(answer.body.code).toBe('VALIDATION_FAILED');
  });
});

describe('what was published', () => {
  it('is kept as it was shown, and may be taken up again as a draft', async () => {
    const { input } = await save('kept-page', { draft: { en: text('First') } });
    await t.command('cms_page_publish', { id: input.id }, { actor: editor });
    const second = { ...input, draft: { en: text('Second') }, version: 1 };
    expect((await t.command('cms_page_save', second, { actor: editor })).body).toMatchObject({
      has_changes: true,
      version: 2,
    });
    const draft = await t.get(`/rest/v1/cms_pages/${input.id}/draft`, { actor: editor });
    expect(draft.body.draft).toEqual(second.draft);
    const shown = await t.command('cms_page_publish', { id: input.id }, { actor: editor });
    expect(shown.body.has_changes).toBe(false);
    const versions = (await t.get(`/rest/v1/cms_pages/${input.id}/versions`, { actor: editor }))
      .body.items as { id: string; number: number }[];
    expect(versions).toMatchObject([
      { number: 2, content: { en: { title: 'Second' } } },
      { number: 1, content: { en: { title: 'First' } } },
    ]);
    const old = { id: input.id, version_id: versions[1]?.id, version: 2 };
    const back = await t.command('cms_page_restore', old, { actor: editor });
    expect(back.body).toMatchObject({ draft: { en: { title: 'First' } }, version: 3 });
    expect((await t.get('/rest/v1/cms_pages/kept-page')).body.title).toBe('Second');
    const again = await t.command('cms_page_restore', old, { actor: editor });
    expect(again.body.code).toBe('STALE_VERSION');
  });

  it('of one page is not taken for another’s', async () => {
    const one = await save('one-page');
    const other = await save('other-page');
    await t.command('cms_page_publish', { id: one.input.id }, { actor: editor });
    const { items } = (
      await t.get(`/rest/v1/cms_pages/${one.input.id}/versions`, { actor: editor })
    ).body as { items: { id: string }[] };
    const mixed = { id: other.input.id, version_id: items[0]?.id, version: 1 };
    expect((await t.command('cms_page_restore', mixed, { actor: editor })).status).toBe(404);
  });

  it.each(['admin', 'brand', 'retailer', 'bizman'] as const)(
    'is not for a %s to see, restore or plan',
    async (role) => {
      const actor = await t.person(role);
      const { input } = await save(`closed-${role}`);
      const versions = await t.get(`/rest/v1/cms_pages/${input.id}/versions`, { actor });
      expect(versions.body.code).toBe('FORBIDDEN');
      const draft = await t.get(`/rest/v1/cms_pages/${input.id}/draft`, { actor });
      expect(draft.body.code).toBe('FORBIDDEN');
      const restore = { id: input.id, version_id: newId(), version: 1 };
      const plan = { id: input.id, publish_at: null };
      expect((await t.command('cms_page_restore', restore, { actor })).body.code).toBe('FORBIDDEN');
      expect((await t.command('cms_page_schedule', plan, { actor })).body.code).toBe('FORBIDDEN');
    },
  );
});

describe('a page planned for later', () => {
  it('goes out by itself when its time has come, and not before', async () => {
    const { input } = await save('planned-page');
    const atMs = t.ports.nowMs() + 60_000;
    const plan = { id: input.id, publish_at: new Date(atMs).toISOString() };
    const planned = await t.command('cms_page_schedule', plan, { actor: editor });
    expect(planned.body).toMatchObject({ status: 'draft', publish_at: plan.publish_at });
    expect(await publishDuePages(t.ports)).toBe(0);
    expect((await t.get('/rest/v1/cms_pages/planned-page')).status).toBe(404);
    const later = { ...t.ports, nowMs: () => atMs };
    expect(await publishDuePages(later)).toBe(1);
    expect(await publishDuePages(later)).toBe(0);
    expect((await t.get('/rest/v1/cms_pages/planned-page')).body.title).toBe('English');
    const { body } = await t.get(`/rest/v1/cms_pages/${input.id}/versions`, { actor: editor });
    expect(body.items).toMatchObject([{ number: 1, published_by_name: null }]);
  });

  it('is planned for the future, and the plan can be taken back', async () => {
    const { input } = await save('unplanned-page');
    const past = { id: input.id, publish_at: new Date(t.ports.nowMs() - 1000).toISOString() };
    expect((await t.command('cms_page_schedule', past, { actor: editor })).body.code).toBe(
      'VALIDATION_FAILED',
    );
    const atMs = t.ports.nowMs() + 1000;
    const plan = { id: input.id, publish_at: new Date(atMs).toISOString() };
    await t.command('cms_page_schedule', plan, { actor: editor });
    await t.command('cms_page_schedule', { id: input.id, publish_at: null }, { actor: editor });
    expect(await publishDuePages({ ...t.ports, nowMs: () => atMs })).toBe(0);
  });
});
