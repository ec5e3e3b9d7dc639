import '../../../../test/browser-stand-ins';
import type { PayoutDetails } from '@chowk/domain/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import { PayoutForm } from './payout-form';

beforeAll(() => preloadMessages('settings', 'errors', 'ui'));

function shown(upi_masked: string | null): string {
  const details = { upi_masked, pan_masked: null, frozen_at: null, usable_from: null };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PayoutForm details={details as PayoutDetails} />
    </QueryClientProvider>,
  );
}

it('tells of the wait before a UPI ID is changed, and of none before the first', () => {
  expect(shown('na•••@okbank')).toContain('24 hours after you save it');
  expect(shown(null)).not.toContain('24 hours');
});
