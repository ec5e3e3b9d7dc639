import { formatBps } from '@chowk/domain/kernel';
import { PRODUCT_LIMITS } from '@chowk/domain/products';
import { useMessages } from '@/i18n';
import { ChipsField } from '@/ui/fields/chips-field';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextField } from '@/ui/fields/text-field';
import type { ProductFormState } from './use-product-form';

/** Those in force since September 2025; a product keeps another one it was given. */
const RATES_BPS = [0, 300, 500, 1_800, 4_000];

export function TaxFields({ form }: { form: ProductFormState }) {
  const t = useMessages('productform');
  const { values, change } = form;
  const { gst_bps: own } = values;
  const rates = [...new Set([...RATES_BPS, ...(own === null ? [] : [own])])].sort((a, b) => a - b);
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label={t('hsn')}
          hint={t('hsnHint')}
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
          {...form.field('hsn')}
        />
        <NativeSelect
          label={t('gst')}
          hint={t('gstHint')}
          placeholder={t('gstNone')}
          error={form.errorOf('gst_bps')}
          value={own === null ? '' : String(own)}
          options={rates.map((bps) => ({ value: String(bps), label: formatBps(bps) }))}
          onChange={(event) =>
            change({ gst_bps: event.target.value === '' ? null : Number(event.target.value) })
          }
        />
      </div>
      <AreasField areas={values.areas} onChange={(areas) => change({ areas })} />
    </div>
  );
}

interface AreasFieldProps {
  areas: readonly string[];
  onChange: (areas: readonly string[]) => void;
}

function AreasField({ areas, onChange }: AreasFieldProps) {
  const t = useMessages('productform');
  return (
    <ChipsField
      label={t('areas.label')}
      hint={t('areas.hint')}
      addLabel={t('areas.add')}
      removeLabel={(area) => t('areas.remove', { area })}
      maxLength={PRODUCT_LIMITS.areaLength}
      chips={areas}
      onChange={onChange}
    />
  );
}
