import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import type { CartBrand } from './shown-cart';

const TAXES = ['cgst', 'sgst', 'igst'] as const;

/** Goods, each tax there is, or all tax in one where its kinds are not known, and the sum. */
export function TaxSums({ sums }: { sums: CartBrand }) {
  const t = useMessages('cart');
  const taxPaise = sums.total_paise - sums.taxable_paise;
  return (
    <dl className="flex flex-col gap-1 border-line border-t pt-3">
      <Sum label={t('goods')} paise={sums.taxable_paise} />
      {sums.isTaxUnsplit && taxPaise > 0 && <Sum label={t('gst')} paise={taxPaise} />}
      {!sums.isTaxUnsplit &&
        TAXES.filter((tax) => sums[`${tax}_paise`] > 0).map((tax) => (
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
