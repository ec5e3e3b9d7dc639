import { formatBps } from '@chowk/domain/kernel';
import { marginBps, PRODUCT_LIMITS } from '@chowk/domain/products';
import { Trash2 } from 'lucide-react';
import { useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';
import { MoneyField } from '@/ui/fields/number/money-field';
import { NumberField } from '@/ui/fields/number/number-field';
import { TextField } from '@/ui/fields/text-field';
import type { PackValues } from './product-fields';
import { TierFields } from './tier-fields';
import type { ProductFormState } from './use-product-form';

interface PackFieldsProps {
  pack: PackValues;
  place: number;
  form: ProductFormState;
  /** Absent for the only one. */
  onRemove: (() => void) | undefined;
}

export function PackFields({ pack, place, form, onRemove }: PackFieldsProps) {
  const t = useMessages('productform');
  const at = `variants.${place}`;
  const change = (values: Partial<PackValues>) => form.changePack(pack.id, values);
  const { mrp_paise, trade_paise } = pack;
  const margin =
    mrp_paise && trade_paise
      ? marginBps({ mrp_paise, trade_paise }, form.values.gst_bps ?? 0)
      : undefined;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-lg border border-line p-4">
      <legend className="px-1 font-semibold">{t('pack.title', { place: place + 1 })}</legend>
      {onRemove && (
        <IconButton
          className="-mt-6 -mb-4 self-end"
          label={t('pack.remove', { place: place + 1 })}
          icon={<Trash2 aria-hidden className="size-5" />}
          onClick={onRemove}
        />
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={t('pack.size')}
          hint={t('pack.sizeHint')}
          error={form.errorOf(`${at}.pack_size`)}
          maxLength={PRODUCT_LIMITS.packLength}
          value={pack.pack_size}
          onChange={(event) => change({ pack_size: event.target.value })}
        />
        <TextField
          label={t('pack.sku')}
          required={false}
          error={form.errorOf(`${at}.sku`)}
          maxLength={PRODUCT_LIMITS.skuLength}
          value={pack.sku}
          onChange={(event) => change({ sku: event.target.value })}
        />
        <MoneyField
          label={t('pack.mrp')}
          hint={t('pack.mrpHint')}
          error={form.errorOf(`${at}.mrp_paise`)}
          value={mrp_paise}
          onChange={(value) => change({ mrp_paise: value })}
        />
        <MoneyField
          label={t('pack.trade')}
          hint={
            margin !== undefined && margin >= 0
              ? t('pack.margin', { percent: formatBps(margin) })
              : t('pack.tradeHint')
          }
          error={form.errorOf(`${at}.trade_paise`)}
          value={trade_paise}
          onChange={(value) => change({ trade_paise: value })}
        />
        <NumberField
          label={t('pack.least')}
          error={form.errorOf(`${at}.min_quantity`)}
          min={1}
          value={pack.min_quantity}
          onChange={(value) => change({ min_quantity: value })}
        />
        <NumberField
          label={t('pack.stock')}
          error={form.errorOf(`${at}.stock`)}
          min={0}
          value={pack.stock}
          onChange={(value) => change({ stock: value })}
        />
      </div>
      <TierFields
        tiers={pack.tiers}
        at={at}
        wrong={form.errorOf}
        onChange={(tiers) => change({ tiers })}
      />
    </fieldset>
  );
}
