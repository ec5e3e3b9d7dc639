import { istDay } from '@chowk/domain/kernel';
import { confirmOrder, type Order } from '@chowk/domain/orders';
import { outputOrThrow } from '@/commands/send-command';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import type { Outcome } from '@/offline/send/submit-command';
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
  onConfirm: (
    short: ShortLine[],
    note: string,
    expectedOn: string | undefined,
  ) => Promise<Outcome<unknown> | undefined>;
}

interface Typed {
  /** Of each line, in their order. */
  readonly quantities: readonly (number | null)[];
  readonly note: string;
  readonly expected_on: string;
}

/** The lines of which less than was ordered is sent. */
function shortOf({ items }: Order, { quantities }: Typed) {
  return items.flatMap(({ id, ordered }, place) => {
    const quantity = quantities[place] ?? null;
    return quantity === ordered ? [] : [{ item_id: id, quantity }];
  });
}

/** The whole order unless a line is lowered: what is not sent goes back and is paid back. */
export function ConfirmOrderDialog({
  order,
  open,
  onOpenChange,
  onConfirm,
}: ConfirmOrderDialogProps) {
  const t = useMessages('brandorders');
  const saved: Typed = {
    quantities: order.items.map(({ ordered }) => ordered),
    note: '',
    expected_on: '',
  };
  const form = useCommandForm({
    schema: confirmOrder.input,
    saved,
    given: (values) => ({
      short: shortOf(order, values),
      note: values.note,
      expected_on: values.expected_on || undefined,
    }),
    save: async (_, { short = [], note = '', expected_on }) => {
      outputOrThrow(await onConfirm(short, short.length > 0 ? note : '', expected_on));
      onOpenChange(false);
    },
  });
  const { quantities } = form.values;
  const short = shortOf(order, form.values);
  const isWrong = order.items.some(
    ({ ordered }, place) => (quantities[place] ?? Infinity) > ordered,
  );
  const isNothing = quantities.every((quantity) => quantity === 0);
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
          <Button
            disabled={isWrong || isNothing}
            isLoading={form.isBusy}
            onClick={() => void form.submit()}
          >
            {t(short.length > 0 ? 'confirm.part' : 'confirm.whole')}
          </Button>
        </>
      }
    >
      <form {...form.box} className="flex flex-col gap-4">
        {order.items.map(({ id, ordered, pack_size, products }, place) => (
          <NumberField
            key={id}
            label={`${products.name}, ${pack_size}`}
            hint={t('confirm.ordered', { count: ordered })}
            error={
              (quantities[place] ?? 0) > ordered
                ? t('confirm.tooMany', { count: ordered })
                : undefined
            }
            min={0}
            max={ordered}
            value={quantities[place] ?? null}
            onChange={(value) =>
              form.change({
                quantities: quantities.map((each, at) => (at === place ? value : each)),
              })
            }
          />
        ))}
        {isNothing && <Banner tone="warning" title={t('confirm.nothing')} />}
        {short.length > 0 && !isNothing && (
          <TextField
            label={t('confirm.note')}
            required={false}
            maxLength={300}
            {...form.field('note')}
          />
        )}
        <TextField
          type="date"
          label={t('expected')}
          hint={t('expected.hint')}
          required={false}
          min={istDay(Date.now())}
          {...form.field('expected_on')}
        />
        <FormOutcome form={form} />
      </form>
    </LazyDialog>
  );
}
