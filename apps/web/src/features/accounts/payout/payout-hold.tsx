import type { PayoutDetails } from '@chowk/domain/accounts';
import { formatDate } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { payoutDetailsOptions, unfreezePayoutsRef } from '@/features/accounts/settings.queries';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { showToast } from '@/ui/feedback/toast-store';
import { keepPayoutDetails } from './keep-payout-details';

/** Why no money goes to this UPI ID now, and what brings it. */
export function PayoutHold({ details }: { details: PayoutDetails }) {
  const t = useMessages('settings');
  const language = useLanguage();
  const { frozen_at, usable_from } = details;
  if (frozen_at) return <Frozen />;
  if (!usable_from || !details.upi_masked) return null;
  const day = formatDate(usable_from, language, { withTime: true });
  return <Banner title={t('payout.waits', { day })} text={t('payout.waitsText')} />;
}

function Frozen() {
  const t = useMessages('settings');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function resume() {
    setIsBusy(true);
    try {
      const after = await contractClient.runCommand(unfreezePayoutsRef, {});
      queryClient.setQueryData(payoutDetailsOptions().queryKey, after);
      await keepPayoutDetails(after).catch(() => undefined);
      showToast({ title: t('payout.resumed'), tone: 'success' });
    } catch (error) {
      showToast({ title: errorWords(error), tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Banner
      tone="warning"
      title={t('payout.frozen')}
      text={t('payout.frozenText')}
      action={
        <Button size="sm" isLoading={isBusy} onClick={() => void resume()}>
          {t('payout.resume')}
        </Button>
      }
    />
  );
}
