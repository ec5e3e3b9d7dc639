import 'fake-indexeddb/auto';
import '../../test/browser-stand-ins';
import { DAY_MS } from '@chowk/domain/kernel';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { profileOptions } from '@/features/accounts/profile-options';
import { consentsOptions, payoutDetailsOptions } from '@/features/accounts/settings.queries';
import { consentsOptions as shopConsentsOptions } from '@/features/acting/acting.queries';
import { cmsPageOptions } from '@/features/cms/cms.queries';
import { brandFiguresOptions } from '@/features/figures/figures.queries';
import { statementOptions, walletOptions } from '@/features/wallets/wallets.queries';
import { rememberedAnswers } from '@/offline/recalled-answers';
import { newPerson } from '@/offline/test/new-person';
import { presetRange } from '@/ui/date-range-rules';
import { warmAnswers } from './warm-answers';

const CONSENTS = { items: [{ purpose: 'location', version: '2026-11', withdrawn_at: null }] };

function serve(personId: string): string[] {
  const asked: string[] = [];
  const answers: Record<string, object> = {
    '/rest/v1/consents': CONSENTS,
    [`/rest/v1/profiles/${personId}`]: { id: personId, full_name: 'Asha Rao' },
    '/rest/v1/cms_pages/help': { slug: 'help', title: 'Help' },
    '/rest/v1/payout_details': { upi_masked: 'as•••@okbank', pan_masked: null },
    '/rest/v1/wallet': { balance_paise: 5_00 },
    '/rest/v1/wallet_statement': { items: [{ id: 'line-1' }], nextCursor: null },
    '/rest/v1/wallet_topups': { items: [], nextCursor: null },
    '/rest/v1/brand_figures': { figures: [], spend_paise: 7_00 },
    '/rest/v1/shops': {
      items: [
        { id: 'own', owner_id: personId },
        { id: 'looked-after', owner_id: 'somebody' },
      ],
      nextCursor: null,
    },
    '/rest/v1/shops/own/consents': { shop_id: 'own', manager_name: 'Ravi', items: [] },
  };
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://chowk.test');
    asked.push(pathname);
    return Response.json(answers[pathname] ?? {}, { status: pathname in answers ? 200 : 404 });
  });
  return asked;
}

async function isKept(prefix: string): Promise<void> {
  const look = async () => expect(await rememberedAnswers(prefix)).toHaveLength(1);
  await vi.waitFor(look, { timeout: 5_000 });
}

function loseNetwork(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  Object.assign(navigator, { onLine: false });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(navigator, { onLine: true });
});

it('what was never opened is known without a network, and is asked for once a day', async () => {
  const { personId } = await newPerson();
  const asked = serve(personId);
  await warmAnswers(personId, ['bizman'], new QueryClient());
  expect(asked).toEqual([
    '/rest/v1/consents',
    `/rest/v1/profiles/${personId}`,
    '/rest/v1/cms_pages/help',
    '/rest/v1/payout_details',
  ]);
  await isKept('payout_details_read ');

  await warmAnswers(personId, ['bizman'], new QueryClient());
  expect(asked).toHaveLength(4);

  loseNetwork();
  const later = new QueryClient();
  expect(await later.fetchQuery(consentsOptions())).toMatchObject(CONSENTS);
  expect(await later.fetchQuery(profileOptions(personId))).toMatchObject({ full_name: 'Asha Rao' });
  expect(await later.fetchQuery(cmsPageOptions('help', 'en'))).toMatchObject({ title: 'Help' });
  expect(await later.fetchQuery(payoutDetailsOptions())).toMatchObject({
    upi_masked: 'as•••@okbank',
    savedAt: expect.any(Number),
  });
});

it('a brand has its wallet, its statement and its figures, also on the day after', async () => {
  const { personId } = await newPerson();
  const asked = serve(personId);
  await warmAnswers(personId, ['brand'], new QueryClient());
  await isKept('brand_figures_read ');
  const before = asked.length;
  await warmAnswers(personId, ['brand'], new QueryClient());
  expect(asked).toHaveLength(before);

  loseNetwork();
  const today = presetRange('last30Days', Date.now());
  vi.useFakeTimers({ now: Date.now() + DAY_MS, toFake: ['Date'] });
  const later = new QueryClient();
  const aged = { savedAt: expect.any(Number) };
  expect(await later.fetchQuery(walletOptions())).toMatchObject({ balance_paise: 5_00, ...aged });
  expect(await later.fetchQuery(statementOptions(undefined))).toMatchObject({
    items: [{ id: 'line-1' }],
    ...aged,
  });
  const days = presetRange('last30Days', Date.now());
  expect(days).not.toEqual(today);
  expect(await later.fetchQuery(brandFiguresOptions(days))).toMatchObject({
    spend_paise: 7_00,
    range: today,
    ...aged,
  });
});

it('a store knows who may act for the shop it owns', async () => {
  const { personId } = await newPerson();
  const asked = serve(personId);
  await warmAnswers(personId, ['retailer'], new QueryClient());
  expect(asked).not.toContain('/rest/v1/shops/looked-after/consents');
  await isKept('shop_consents_list ');

  loseNetwork();
  expect(await new QueryClient().fetchQuery(shopConsentsOptions('own'))).toMatchObject({
    manager_name: 'Ravi',
    savedAt: expect.any(Number),
  });
});
