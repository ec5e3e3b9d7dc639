import '../../../test/browser-stand-ins';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import { leaderboardOptions, targetOptions, vestingOptions } from './bizman-pay/bizpay.queries';
import { LeaderboardCard } from './bizman-pay/leaderboard-card';
import { TargetCard } from './bizman-pay/target-card';
import { VestingCard } from './bizman-pay/vesting-card';
import { earningTotalsOptions } from './earnings.queries';
import { EarningsSummary } from './earnings-summary';

const SAVED_AT = Date.parse('2026-11-18T05:00:00Z');
const TOTALS = { months: [], by_status: [], next_payable_on: null, savedAt: SAVED_AT };
const TARGET = { month: '2026-11', ends_at: '2026-11-30T18:29:59Z', tiers: [], savedAt: SAVED_AT };
const BOARD = { area: null, areas: [], items: [], savedAt: SAVED_AT };

function shown(part: ReactElement): string {
  const client = new QueryClient();
  client.setQueryData(earningTotalsOptions().queryKey, TOTALS as never);
  client.setQueryData(targetOptions().queryKey, TARGET as never);
  client.setQueryData(leaderboardOptions(undefined).queryKey, BOARD as never);
  client.setQueryData(vestingOptions().queryKey, {
    pages: [{ items: [], nextCursor: null, savedAt: SAVED_AT }],
    pageParams: [''],
  });
  return renderToStaticMarkup(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
}

beforeAll(() => preloadMessages('earnings', 'bizpay', 'errors', 'ui', 'sync'));

it.each([
  [
    'what was earned',
    <EarningsSummary
      key="totals"
      isOfShops={false}
      detailsLink={<a href="/settings">Settings</a>}
    />,
  ],
  ['the month', <TargetCard key="target" />],
  ['shop by shop', <VestingCard key="vesting" shopsLink={<a href="/shops">Shops</a>} />],
  ['the ranking', <LeaderboardCard key="board" />],
])('%s leaves room for its age, which is told without a network', (_, part) => {
  expect(shown(part)).toContain('data-age-room');
});
