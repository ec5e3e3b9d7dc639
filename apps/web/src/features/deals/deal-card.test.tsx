import '../../../test/browser-stand-ins';
import type { Campaign } from '@chowk/domain/campaigns';
import type { Deal, PayoutTerms } from '@chowk/domain/deals';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import { DealCard } from './deal-card';

const DEAL = {
  id: 'd-1',
  campaign_id: 'c-1',
  status: 'offered',
  brand_name: 'Surya',
  campaign_title: 'Monsoon shelf',
  shop_name: 'Rao Stores',
  area: 'Mahim',
  payout_paise: 50_000,
  photos_needed: 2,
  offer_expires_at: '2026-11-20T05:00:00Z',
  due_at: '2026-11-22T05:00:00Z',
  accepted_at: null,
  disputed_at: null,
  reject_reason: null,
  display_from: null,
  display_until: null,
} as unknown as Deal;

const CAMPAIGN = { id: 'c-1', payment_nature: 'platform_supply' } as Campaign;
const TERMS: PayoutTerms = {
  has_pan: false,
  review_days: 2,
  payable_days: 7,
  taxes: [
    {
      nature: 'platform_supply',
      section: '393 e-commerce',
      rate_bps: 10,
      no_pan_rate_bps: 500,
      year_threshold_paise: 0,
      year_so_far_paise: 0,
    },
  ],
};

const card = (
  deal: Partial<Deal>,
  more: Partial<Parameters<typeof DealCard>[0]> = { campaign: CAMPAIGN, terms: TERMS },
) =>
  renderToStaticMarkup(
    <DealCard deal={{ ...DEAL, ...deal } as Deal} link={<a href="/deal/d-1">deal</a>} {...more} />,
  );

beforeAll(() => preloadMessages('deals', 'ui'));

it('shows what reaches the store, and what was agreed only where the tax is not known', () => {
  expect(card({})).toContain('₹475');
  expect(card({})).toContain('you get');
  expect(card({})).not.toContain('₹500');
  expect(card({}, {})).toContain('₹500');
  expect(card({}, {})).toContain('before tax');
});

it('names the shop to somebody with several, and to nobody else', () => {
  expect(card({})).not.toContain('Rao Stores');
  expect(card({}, { hasShops: true })).toContain('Rao Stores, Mahim');
});

it('says what to do next as its button would', () => {
  expect(card({ status: 'accepted' })).toContain('Take 2 photos');
  expect(card({ status: 'rejected_proof' })).toContain('Retake 2 photos');
  expect(card({ status: 'submitted', submitted_at: '2026-11-19T05:00:00Z' })).not.toContain('Take');
  const sent = { status: 'accepted', isProofWaiting: true } as Partial<Deal>;
  expect(card(sent)).toContain('Photos saved, not sent yet');
  expect(card(sent)).not.toContain('Take');
});
