import type { TaxedLine } from '@chowk/domain/orders';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/money';

const TAXES = ['cgst', 'sgst', 'igst'] as const;

/** Goods, each tax there is, and what it comes to. */
export function TaxSums({ sums }: { sums: TaxedLine }) {
  const t = useMessages('cart');
  return (
    <dl className="flex flex-col gap-1 border-line border-t pt-3">
      <Sum label={t('goods')} paise={sums.taxable_paise} />
      {TAXES.filter((tax) => sums[`${tax}_paise`] > 0).map((tax) => (
        <Sum key={tax} label={t(tax)} paise={sums[`${tax}_paise`]} />
      ))}
      <Sum label={t('total')} paise={sums.total_paise} isTotal />
    </dl>
  );
}

function Sum({ label, paise, isTotal }: { label: string; paise: number; isTotal?: boolean }) {
  return (
    <div
      className={isTotal ? 'flex justify-between font-semibold' : 'flex justify-between text-sm'}
    >
      <dt className={isTotal ? undefined : 'text-muted'}>{label}</dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </div>
  );
}
