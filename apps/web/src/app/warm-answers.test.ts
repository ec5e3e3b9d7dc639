import 'fake-indexeddb/auto';
import '../../test/browser-stand-ins';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { profileOptions } from '@/features/accounts/profile-options';
import { consentsOptions } from '@/features/accounts/settings.queries';
import { cmsPageOptions } from '@/features/cms/cms.queries';
import { rememberedAnswers } from '@/offline/recalled-answers';
import { newPerson } from '@/offline/test/new-person';
import { warmAnswers } from './warm-answers';

const CONSENTS = { items: [{ purpose: 'location', version: '2026-11', withdrawn_at: null }] };

function serve(personId: string): string[] {
  const asked: string[] = [];
  const answers: Record<string, object> = {
    '/rest/v1/consents': CONSENTS,
    [`/rest/v1/profiles/${personId}`]: { id: personId, full_name: 'Asha Rao' },
    '/rest/v1/cms_pages/help': { slug: 'help', title: 'Help' },
  };
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://chowk.test');
    asked.push(pathname);
    return Response.json(answers[pathname] ?? {}, { status: pathname in answers ? 200 : 404 });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(navigator, { onLine: true });
});

it('what was never opened is known without a network, and is asked for once a day', async () => {
  const { personId } = await newPerson();
  const asked = serve(personId);
  await warmAnswers(personId, new QueryClient());
  expect(asked).toEqual([
    '/rest/v1/consents',
    `/rest/v1/profiles/${personId}`,
    '/rest/v1/cms_pages/help',
  ]);
  const isKept = async () => expect(await rememberedAnswers('cms_page_read ')).toHaveLength(1);
  await vi.waitFor(isKept, { timeout: 5_000 });

  await warmAnswers(personId, new QueryClient());
  expect(asked).toHaveLength(3);

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  Object.assign(navigator, { onLine: false });
  const later = new QueryClient();
  expect(await later.fetchQuery(consentsOptions())).toMatchObject(CONSENTS);
  expect(await later.fetchQuery(profileOptions(personId))).toMatchObject({ full_name: 'Asha Rao' });
  expect(await later.fetchQuery(cmsPageOptions('help', 'en'))).toMatchObject({ title: 'Help' });
});
