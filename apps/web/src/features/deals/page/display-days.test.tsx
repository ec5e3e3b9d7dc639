import '../../../../test/browser-stand-ins';
import { type Deal, dealTimeline } from '@chowk/domain/deals';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { DealCard } from '@/features/deals/deal-card';
import { preloadMessages } from '@/i18n';
import { DealNews } from './deal-news';

const DEAL = {
  id: 'd-1',
  status: 'accepted',
  brand_name: 'Surya',
  campaign_title: 'Monsoon shelf',
  shop_name: 'Rao Stores',
  payout_paise: 25_000,
  photos_needed: 1,
  offer_expires_at: '2026-11-20T05:00:00Z',
  accepted_at: '2026-11-19T05:00:00Z',
  due_at: '2026-11-22T05:00:00Z',
  submitted_at: null,
  approved_at: null,
  disputed_at: null,
  display_from: null,
  display_until: '2026-12-15T18:29:59.999Z',
} as unknown as Deal;

const FACTS = { campaign: undefined, money: undefined, hasPan: true, reviewDays: 3 };

const card = (deal: Deal) =>
  renderToStaticMarkup(<DealCard deal={deal} link={<a href="/deal/d-1">deal</a>} />);
const news = (deal: Partial<Deal>) =>
  renderToStaticMarkup(
    <DealNews
      deal={{ ...DEAL, ...deal } as Deal}
      facts={{ ...FACTS, timeline: dealTimeline({ ...DEAL, ...deal }, {}, 0) }}
    />,
  );

beforeAll(() => preloadMessages('deals', 'deal', 'ui'));

it('in the list it says for how many days the display stays, the first and the last', () => {
  expect(card(DEAL)).toMatch(/27 days: 19 Nov\s–\s15 Dec 2026/);
  expect(card({ ...DEAL, display_until: null })).not.toMatch(/\d days: /);
});

it('a deal under a second check says who looks at it, since when and until when', () => {
  const disputed = news({ status: 'submitted', disputed_at: '2026-11-19T05:00:00Z' });
  expect(disputed).toContain('Our team is checking your photos again');
  expect(disputed).toMatch(/You asked for this on 19 Nov 2026, 10:30\sam\./i);
  expect(disputed).toContain('answer by 22 Nov 2026');
  expect(news({ status: 'submitted' })).toContain('checking your photos');
});
