import type { Me } from '@chowk/domain/accounts';
import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { lazy } from '@/ui/feedback/lazy';
import type { MoneyTab } from './sections';

export interface MoneySectionProps {
  me: Me;
  /** The open payout batch, if any. */
  batch: string | undefined;
}

type Section = LazyExoticComponent<ComponentType<MoneySectionProps>>;

/** Each section is loaded when it is opened. */
const SECTIONS: Readonly<Record<MoneyTab, Section>> = {
  topups: lazy(() => import('./topups-panel').then((m) => ({ default: m.TopupsPanel }))),
  orders: lazy(() =>
    import('@/features/orders/payments/order-payments').then((m) => ({ default: m.OrderPayments })),
  ),
  payouts: lazy(() => import('./payouts-panel').then((m) => ({ default: m.PayoutsPanel }))),
  earnings: lazy(() =>
    import('@/features/earnings/all-earnings').then((m) => ({ default: m.AllEarnings })),
  ),
  invoices: lazy(() =>
    import('@/features/payouts/invoices-section').then((m) => ({ default: m.InvoicesSection })),
  ),
  ledger: lazy(() =>
    import('@/features/wallets/ledger/ledger-section').then((m) => ({ default: m.LedgerSection })),
  ),
  figures: lazy(() => import('./figures-panel').then((m) => ({ default: m.FiguresPanel }))),
};

export function MoneyContent({ tab, ...props }: MoneySectionProps & { tab: MoneyTab }) {
  const Content = SECTIONS[tab];
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Content {...props} />
    </Suspense>
  );
}
