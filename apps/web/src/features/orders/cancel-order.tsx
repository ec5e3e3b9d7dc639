import type { Order } from '@chowk/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { cacheServerRow } from '@/offline/read/cache-server-row';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { cancelOrderRef, orderOptions } from './orders.queries';

const LEAST_LETTERS = 3;

/** Before it is sent; the other side reads why. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useMessages('orders');
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const letters = reason.trim().length;
  const isWrong = letters > 0 && letters < LEAST_LETTERS;

  const { isBusy, refusalWords, run } = useCommand(cancelOrderRef, {
    done: t('cancel.done'),
    onDone: (after) => {
      queryClient.setQueryData(orderOptions(order.id).queryKey, after);
      void cacheServerRow('orders', after);
      setIsOpen(false);
    },
  });

  function cancel() {
    setIsTried(true);
    if (isWrong) return;
    void run({ id: order.id, ...(letters > 0 ? { reason: reason.trim() } : {}) });
  }

  return (
    <>
      <Button variant="quiet" className="self-start" onClick={() => setIsOpen(true)}>
        {t('cancel')}
      </Button>
      <LazyDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('cancel.title')}
        description={t('cancel.text')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t('cancel.keep')}
            </Button>
            <Button variant="danger" isLoading={isBusy} onClick={cancel}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          {refusalWords && <Banner tone="danger" title={refusalWords} />}
          <TextArea
            label={t('cancel.reason')}
            hint={t('cancel.reasonHint')}
            required={false}
            maxLength={300}
            error={isTried && isWrong ? t('cancel.reasonWrong') : undefined}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </LazyDialog>
    </>
  );
}
