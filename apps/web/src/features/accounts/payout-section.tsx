import { useMessages } from '@/i18n';
import { LoadedCard } from './loaded-card';
import { PayoutForm } from './payout-form';
import { payoutDetailsOptions } from './settings.queries';

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
