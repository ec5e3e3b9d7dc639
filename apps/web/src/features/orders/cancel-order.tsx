import type { Order } from '@chowk/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { newId } from '@/api/client/contract-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { showToast } from '@/ui/feedback/toast-store';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { cancelOrderRef, listOrdersRef, orderOptions } from './orders.queries';

const LEAST_LETTERS = 3;

/** Before it is sent; the other side reads why. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useMessages('orders');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const key = useRef(newId());
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const letters = reason.trim().length;
  const isWrong = letters > 0 && letters < LEAST_LETTERS;

  async function cancel() {
    setIsTried(true);
    if (isWrong) return;
    setIsBusy(true);
    setRefusal(undefined);
    const input = { id: order.id, ...(letters > 0 ? { reason: reason.trim() } : {}) };
    const { queryKey } = orderOptions(order.id);
    try {
      const idempotencyKey = key.current;
      const after = await contractClient.runCommand(cancelOrderRef, input, { idempotencyKey });
      queryClient.setQueryData(queryKey, after);
      void queryClient.invalidateQueries({ queryKey: [listOrdersRef.name] });
      setIsOpen(false);
      showToast({ title: t('cancel.done'), tone: 'success' });
    } catch (error) {
      // Another reason is another answer, so the next press has a key of its own.
      key.current = newId();
      setRefusal(error);
      void queryClient.invalidateQueries({ queryKey });
    } finally {
      setIsBusy(false);
    }
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
            <Button variant="danger" isLoading={isBusy} onClick={() => void cancel()}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          {refusal !== undefined && <Banner tone="danger" title={errorWords(refusal)} />}
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
