import { changeProducts } from '@chowk/domain/products';
import { useState } from 'react';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { NumberField } from '@/ui/fields/number/number-field';
import { SegmentedControl } from '@/ui/fields/segmented-control';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import type { BulkChange, BulkProblem } from './use-bulk';

interface BulkDialogProps {
  what: 'price' | 'stock';
  count: number;
  onClose: () => void;
  /** The packs it does not fit; throws why it was refused as a whole. */
  onChange: (values: BulkChange) => Promise<readonly BulkProblem[]>;
}

const WAYS = { price: ['raise', 'lower'], stock: ['add', 'set'] } as const;
type Way = (typeof WAYS)[keyof typeof WAYS][number];
const MOST = { raise: 100, lower: 90, add: 10_000_000, set: 10_000_000 } as const;
const BPS_PER_PERCENT = 100;

interface Typed {
  readonly way: Way;
  readonly value: number | null;
}

const leastOf = (way: Way) => (way === 'set' ? 0 : 1);

function changeOf({ way, value }: Typed) {
  const bps = value === null ? null : value * BPS_PER_PERCENT;
  switch (way) {
    case 'raise':
      return { price_bps: bps };
    case 'lower':
      return { price_bps: bps && -bps };
    case 'add':
      return { stock_added: value };
    case 'set':
      return { stock: value };
  }
}

export function BulkDialog({ what, count, onClose, onChange }: BulkDialogProps) {
  const t = useMessages('products');
  const errors = useMessages('errors');
  const [problems, setProblems] = useState<readonly BulkProblem[]>([]);
  const saved: Typed = { way: WAYS[what][0], value: null };
  const form = useCommandForm({
    schema: changeProducts.input,
    saved,
    given: changeOf,
    rules: ({ way, value }) =>
      (value ?? leastOf(way)) < leastOf(way) ? [{ path: 'value', rule: 'min_number' }] : [],
    at: () => 'value',
    save: async (typed, change) => {
      const found = await onChange(change);
      setProblems(found);
      if (found.length === 0) onClose();
      return typed;
    },
  });
  const { way } = form.values;
  const limits = { least: leastOf(way), most: MOST[way] };

  return (
    <LazyDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`bulk.${what}Title`, { count })}
      description={t(`bulk.${what}Text`)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button isLoading={form.isBusy} onClick={() => void form.submit()}>
            {t('bulk.apply')}
          </Button>
        </>
      }
    >
      <form {...form.box} className="flex flex-col gap-4">
        <SegmentedControl<Way>
          label={t(`bulk.${what}`)}
          value={way}
          options={WAYS[what].map((each) => ({ value: each, label: t(`bulk.${each}`) }))}
          onChange={(next) => form.change({ way: next })}
        />
        <NumberField
          label={t(what === 'price' ? 'bulk.percent' : 'bulk.pieces')}
          min={limits.least}
          max={limits.most}
          {...form.control('value')}
          error={form.errorOf('value') && t('bulk.between', limits)}
        />
        <FormOutcome form={form} />
        {problems.length > 0 && (
          <Banner
            tone="danger"
            title={t('bulk.refused')}
            text={
              <span className="flex flex-col">
                {problems.map(({ product_id, name, pack_size, rule }) => (
                  <span key={`${product_id} ${pack_size}`}>
                    {`${name}, ${pack_size}: ${errors(`rule.${rule}`)}`}
                  </span>
                ))}
              </span>
            }
          />
        )}
      </form>
    </LazyDialog>
  );
}
