import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { BatchList } from '@/features/payouts/batch-list';
import { BatchView } from '@/features/payouts/batch-view';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import type { MoneySectionProps } from './section-content';

/** All batches, or the open one. */
export function PayoutsPanel({ batch }: MoneySectionProps) {
  const t = useMessages('money');
  const navigate = useNavigate();
  if (!batch) {
    return (
      <BatchList
        link={(id, content) => (
          <Link to="/money" search={{ tab: 'payouts', batch: id }}>
            {content}
          </Link>
        )}
        onMade={(id) => void navigate({ to: '/money', search: { tab: 'payouts', batch: id } })}
      />
    );
  }
  return (
    <div className="grid gap-3">
      <ButtonLink
        variant="quiet"
        className="-ms-3 justify-self-start"
        icon={<ArrowLeft aria-hidden className="size-5" />}
        render={<Link to="/money" search={{ tab: 'payouts' }} />}
      >
        {t('payout.back')}
      </ButtonLink>
      <BatchView key={batch} id={batch} />
    </div>
  );
}
