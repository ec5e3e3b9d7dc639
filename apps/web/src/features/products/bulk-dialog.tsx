import { useState } from 'react';
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
  isBusy: boolean;
  /** Why it was refused as a whole. */
  problem: string | undefined;
  onChange: (values: BulkChange) => Promise<readonly BulkProblem[] | undefined>;
}

const WAYS = { price: ['raise', 'lower'], stock: ['add', 'set'] } as const;
type Way = (typeof WAYS)[keyof typeof WAYS][number];
const MOST = { raise: 100, lower: 90, add: 10_000_000, set: 10_000_000 } as const;
const BPS_PER_PERCENT = 100;

function changeOf(way: Way, value: number): BulkChange {
  switch (way) {
    case 'raise':
      return { price_bps: value * BPS_PER_PERCENT };
    case 'lower':
      return { price_bps: -value * BPS_PER_PERCENT };
    case 'add':
      return { stock_added: value };
    case 'set':
      return { stock: value };
  }
}

export function BulkDialog(props: BulkDialogProps) {
  const { what, count, isBusy, problem, onClose, onChange } = props;
  const t = useMessages('products');
  const errors = useMessages('errors');
  const [way, setWay] = useState<Way>(WAYS[what][0]);
  const [value, setValue] = useState<number | null>(null);
  const [problems, setProblems] = useState<readonly BulkProblem[]>([]);
  const [wasTried, setWasTried] = useState(false);
  const least = way === 'set' ? 0 : 1;
  const isWrong = value === null || value < least || value > MOST[way];

  async function change() {
    setWasTried(true);
    if (isWrong) return;
    const found = await onChange(changeOf(way, value));
    setProblems(found ?? []);
    if (found?.length === 0) onClose();
  }

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
          <Button isLoading={isBusy} onClick={() => void change()}>
            {t('bulk.apply')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SegmentedControl<Way>
          label={t(`bulk.${what}`)}
          value={way}
          options={WAYS[what].map((each) => ({ value: each, label: t(`bulk.${each}`) }))}
          onChange={setWay}
        />
        <NumberField
          label={t(what === 'price' ? 'bulk.percent' : 'bulk.pieces')}
          error={wasTried && isWrong ? t('bulk.between', { least, most: MOST[way] }) : problem}
          min={least}
          max={MOST[way]}
          value={value}
          onChange={setValue}
        />
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
      </div>
    </LazyDialog>
  );
}
