import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { WalletContent } from '@/features/wallets/wallet-content';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';

/** Below the rest, with its own words. */
const RefundCard = lazy(() =>
  import('@/features/wallets/refunds/refund-card').then((m) => ({ default: m.RefundCard })),
);
const InvoiceList = lazy(() =>
  import('@/features/payouts/invoice-list').then((m) => ({ default: m.InvoiceList })),
);

export function WalletPage({ addPaise }: { addPaise: number | undefined }) {
  const t = useMessages('wallets');
  return (
    <div className="flex flex-col gap-4">
      <ButtonLink
        variant="quiet"
        className="-ms-3 self-start"
        icon={<ArrowLeft aria-hidden className="size-5" />}
        render={<Link to="/dashboard" />}
      >
        {t('back')}
      </ButtonLink>
      <WalletContent initialPaise={addPaise} />
      <Suspense>
        <RefundCard
          detailsLink={<Link to="/settings/$section" params={{ section: 'payouts' }} />}
        />
        <InvoiceList isOwn />
      </Suspense>
    </div>
  );
}
