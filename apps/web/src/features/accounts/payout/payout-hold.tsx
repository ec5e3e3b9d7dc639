import type { PayoutDetails } from '@chowk/domain/accounts';
import { formatDate } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '@/commands/use-command';
import { payoutDetailsOptions, unfreezePayoutsRef } from '@/features/accounts/settings.queries';
import { useLanguage, useMessages } from '@/i18n';
import { storeAnswer } from '@/offline/cache/snapshots';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';

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
  const queryClient = useQueryClient();
  const { isBusy, run } = useCommand(unfreezePayoutsRef, {
    onDone: async (after) => {
      await storeAnswer(queryClient, payoutDetailsOptions().queryKey, after);
    },
    done: t('payout.resumed'),
    refused: true,
  });

  return (
    <Banner
      tone="warning"
      title={t('payout.frozen')}
      text={t('payout.frozenText')}
      action={
        <Button size="sm" isLoading={isBusy} onClick={() => void run({})}>
          {t('payout.resume')}
        </Button>
      }
    />
  );
}
