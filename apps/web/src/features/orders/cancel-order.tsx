import { cancelOrder, type Order } from '@chowk/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { cacheServerRow } from '@/offline/read/cache-server-row';
import { Button } from '@/ui/base/button';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { cancelOrderRef, orderOptions } from './orders.queries';

const NOTHING = { reason: '' };

/** Before it is sent; the other side reads why. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useMessages('orders');
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { run } = useCommand(cancelOrderRef, {
    done: t('cancel.done'),
    onDone: (after) => {
      queryClient.setQueryData(orderOptions(order.id).queryKey, after);
      void cacheServerRow('orders', after);
    },
  });
  const form = useCommandForm({
    schema: cancelOrder.input,
    saved: NOTHING,
    given: ({ reason }) => (reason.trim() === '' ? {} : { reason }),
    words: { min_string: t('cancel.reasonWrong') },
    save: async (_, input) => {
      outputOrThrow(await run({ id: order.id, ...input }));
      setIsOpen(false);
    },
  });

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
            <Button variant="danger" isLoading={form.isBusy} onClick={() => void form.submit()}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <form {...form.box} className="flex flex-col gap-3">
          <FormOutcome form={form} />
          <TextArea
            label={t('cancel.reason')}
            hint={t('cancel.reasonHint')}
            required={false}
            maxLength={300}
            {...form.field('reason')}
          />
        </form>
      </LazyDialog>
    </>
  );
}
