import '../../../test/browser-stand-ins';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import { type EarningTotals, earningTotalsOptions } from './earnings.queries';
import { EarningsLine } from './earnings-line';

const NOTHING: EarningTotals = {
  pending_paise: 0,
  payable_paise: 0,
  in_payout_paise: 0,
  paid_paise: 0,
  next_payable_on: null,
  withheld: null,
  months: [],
  today: { day: '2026-11-19', net_paise: 0 },
  no_pan_bps: null,
  streak: { weeks: 0, is_this_week: false },
};

function line(totals: Partial<EarningTotals>): string {
  const client = new QueryClient();
  client.setQueryData(earningTotalsOptions().queryKey, { ...NOTHING, ...totals });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <EarningsLine link={<a href="/earnings">earnings</a>} />
    </QueryClientProvider>,
  );
}

beforeAll(() => preloadMessages('earnings', 'ui'));

it('sums what is on its way and says when the next of it comes', () => {
  const coming = { pending_paise: 40_000, payable_paise: 7_500, next_payable_on: '2026-11-22' };
  expect(line(coming)).toContain('₹475 on its way');
  expect(line(coming)).toContain('Next payout: 22 Nov');
  expect(line({ paid_paise: 9_900 })).toContain('₹99 paid so far');
});

it('asks for what keeps money from coming, and shows a new store no zeros', () => {
  const withheld = { reason: 'no_details', until: null } as const;
  expect(line({ pending_paise: 40_000, withheld })).toContain('Add your UPI ID to get paid');
  expect(line({ withheld })).toBe('');
});
