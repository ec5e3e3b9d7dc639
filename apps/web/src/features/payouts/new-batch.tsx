import { useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { createBatchRef } from './payouts.queries';

/** Gathers what is payable. The batch has its name before it is sent, so twice makes it once. */
export function NewBatch({ onMade }: { onMade: (id: string) => void }) {
  const t = useMessages('money');
  const [isAsking, setIsAsking] = useState(false);
  const { run } = useCommand(createBatchRef, {
    refused: t('failed'),
    isShownFirst: true,
    done: ({ batch, withheld }) => ({
      ...(batch
        ? { title: t('payout.made', { count: batch.payouts }) }
        : { title: t('payout.nothing'), tone: 'neutral' }),
      ...(withheld > 0 ? { description: t('payout.withheldCount', { count: withheld }) } : {}),
    }),
  });

  async function make() {
    const outcome = await run((id) => ({ id }));
    if (outcome?.kind === 'done' && outcome.output?.batch) onMade(outcome.output.batch.id);
  }

  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>{t('payout.new')}</Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone="primary"
        title={t('payout.newAsk')}
        description={t('payout.newText')}
        confirmLabel={t('payout.new')}
        onConfirm={make}
      />
    </div>
  );
}
