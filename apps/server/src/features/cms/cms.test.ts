import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { newId } from '../../new-id';

let t: TestApp;
let editor: Awaited<ReturnType<TestApp['person']>>;
beforeAll(async () => {
  t = await startTestApp();
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
