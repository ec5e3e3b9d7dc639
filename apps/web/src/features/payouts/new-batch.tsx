import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { newId } from '@/api/client/contract-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { showToast } from '@/ui/feedback/toast-store';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { createBatchRef, listBatchesRef } from './payouts.queries';

/** Gathers what is payable. The batch has its name before it is sent, so twice makes it once. */
export function NewBatch({ onMade }: { onMade: (id: string) => void }) {
  const t = useMessages('money');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [id, setId] = useState<string>();

  async function make() {
    if (id === undefined) return;
    try {
      const { batch, withheld } = await contractClient.runCommand(
        createBatchRef,
        { id },
        { idempotencyKey: id },
      );
      const description =
        withheld > 0 ? { description: t('payout.withheldCount', { count: withheld }) } : {};
      showToast(
        batch
          ? { title: t('payout.made', { count: batch.payouts }), ...description, tone: 'success' }
          : { title: t('payout.nothing'), ...description },
      );
      await queryClient.invalidateQueries({ queryKey: [listBatchesRef.name] });
      if (batch) onMade(batch.id);
    } catch (error) {
      showToast({ title: t('failed'), description: errorWords(error), tone: 'danger' });
    }
  }

  return (
    <div>
      <Button onClick={() => setId(newId())}>{t('payout.new')}</Button>
      <LazyConfirmDialog
        open={id !== undefined}
        onOpenChange={(isOpen) => !isOpen && setId(undefined)}
        tone="primary"
        title={t('payout.newAsk')}
        description={t('payout.newText')}
        confirmLabel={t('payout.new')}
        onConfirm={make}
      />
    </div>
  );
}
