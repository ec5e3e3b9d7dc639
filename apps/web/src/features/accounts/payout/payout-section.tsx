import { LoadedCard } from '@/features/accounts/loaded-card';
import { payoutDetailsOptions } from '@/features/accounts/settings.queries';
import { useMessages } from '@/i18n';
import { PayoutForm } from './payout-form';

/** Where a person's money goes. */
export function PayoutSection() {
  const t = useMessages('settings');
  return (
    <LoadedCard
      title={t('section.payouts')}
      description={t('payout.text')}
      options={payoutDetailsOptions()}
    >
      {(details) => <PayoutForm details={details} />}
    </LoadedCard>
  );
}
