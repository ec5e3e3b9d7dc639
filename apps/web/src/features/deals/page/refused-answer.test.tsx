import '../../../../test/browser-stand-ins';
import type { Deal } from '@chowk/domain/deals';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { DealCard } from '@/features/deals/deal-card';
import { preloadMessages } from '@/i18n';
import { RefusedAnswer } from './deal-refusal';

const OFFER = {
  id: 'd-1',
  status: 'offered',
  brand_name: 'Surya',
  campaign_title: 'Monsoon shelf',
  shop_name: 'Rao Stores',
  payout_paise: 25_000,
  photos_needed: 1,
  offer_expires_at: '2026-11-20T05:00:00Z',
} as unknown as Deal;
const FULL = { code: 'CAMPAIGN_FULL' };
const NOT_TAKEN = 'Your reply didn&#x27;t go through';

const card = (deal: Deal) =>
  renderToStaticMarkup(<DealCard deal={deal} link={<a href="/deal/d-1">deal</a>} />);

beforeAll(() => preloadMessages('deals', 'deal', 'errors', 'ui'));

it('a deal whose acceptance was refused is no fresh offer in the list', () => {
  const refused = { ...OFFER, refusedAnswer: FULL } as Deal;
  expect(card(refused)).toContain(NOT_TAKEN);
  expect(card(OFFER)).not.toContain(NOT_TAKEN);
});

it.each([
  [FULL, 'All spots are taken'],
  [{ code: 'OFFER_OVER', details: { state: 'expired' } }, 'it expired or the brand withdrew it'],
  [{ code: 'OFFER_OVER', details: { campaign: 'paused' } }, 'The brand has paused this campaign'],
  [{ code: 'ACTING_REFUSED', details: { reason: 'no_consent' } }, 'The owner does not allow this'],
])('its page says why, and leads to what waits: $code', (problem, why) => {
  const page = renderToStaticMarkup(
    <RefusedAnswer problem={problem} onShowWaiting={() => undefined} />,
  );
  expect(page).toContain(NOT_TAKEN);
  expect(page).toContain(why);
  expect(page).toContain('See unsent items');
});
