import type { Order } from '@chowk/domain/orders';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { NumberField } from '@/ui/fields/number/number-field';
import { TextField } from '@/ui/fields/text-field';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import type { ShortLine } from './use-order-steps';

interface ConfirmOrderDialogProps {
  order: Order;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isBusy: boolean;
  onConfirm: (short: ShortLine[], note: string) => Promise<{ readonly kind: string } | undefined>;
}

/** The whole order unless a line is lowered: what is not sent goes back and is paid back. */
export function ConfirmOrderDialog(props: ConfirmOrderDialogProps) {
  const { order, open, onOpenChange, isBusy, onConfirm } = props;
  const t = useMessages('brandorders');
  const [typed, setTyped] = useState<Readonly<Record<string, number | null>>>({});
  const [note, setNote] = useState('');
  const quantityOf = ({ id, ordered }: Order['items'][number]) =>
    id in typed ? (typed[id] ?? null) : ordered;
  const isWrong = order.items.some((item) => {
    const quantity = quantityOf(item);
    return quantity === null || quantity > item.ordered;
  });
  const short = order.items.flatMap((item) => {
    const quantity = quantityOf(item);
    return quantity !== null && quantity < item.ordered ? [{ item_id: item.id, quantity }] : [];
  });
  const isNothing =
    short.length === order.items.length && short.every((line) => line.quantity === 0);

  async function confirm() {
    // What was refused is said in a toast; what was typed stays.
    const outcome = await onConfirm(short, short.length > 0 ? note.trim() : '');
    if (outcome?.kind === 'done') onOpenChange(false);
  }

  return (
    <LazyDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('confirm.title')}
      description={t('confirm.text')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('back')}
          </Button>
          <Button disabled={isWrong || isNothing} isLoading={isBusy} onClick={() => void confirm()}>
            {t(short.length > 0 ? 'confirm.part' : 'confirm.whole')}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-4">
        {order.items.map((item) => {
          const quantity = quantityOf(item);
          return (
            <li key={item.id}>
              <NumberField
                label={`${item.products.name}, ${item.pack_size}`}
                hint={t('confirm.ordered', { count: item.ordered })}
                error={
                  quantity !== null && quantity > item.ordered
                    ? t('confirm.tooMany', { count: item.ordered })
                    : undefined
                }
                min={0}
                max={item.ordered}
                value={quantity}
                onChange={(value) => setTyped((now) => ({ ...now, [item.id]: value }))}
              />
            </li>
          );
        })}
      </ul>
      {isNothing && <Banner className="mt-4" tone="warning" title={t('confirm.nothing')} />}
      {short.length > 0 && !isNothing && (
        <TextField
          className="mt-4"
          label={t('confirm.note')}
          required={false}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </LazyDialog>
  );
}
