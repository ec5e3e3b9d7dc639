import { PRODUCT_LIMITS } from '@chowk/domain/products';
import { Plus, Trash2 } from 'lucide-react';
import { newId } from '@/api/client/contract-client';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { IconButton } from '@/ui/base/icon-button';
import { FieldError } from '@/ui/fields/field';
import { MoneyField } from '@/ui/fields/number/money-field';
import { NumberField } from '@/ui/fields/number/number-field';
import type { TierValues } from './product-fields';

interface TierFieldsProps {
  tiers: readonly TierValues[];
  /** Where the pack stands in the form. */
  at: string;
  wrong: (path: string) => string | undefined;
  onChange: (tiers: readonly TierValues[]) => void;
}

/** Lower prices for more pieces, each step with more pieces than the one before. */
export function TierFields({ tiers, at, wrong, onChange }: TierFieldsProps) {
  const t = useMessages('productform');
  const put = (place: number, values: Partial<TierValues>) =>
    onChange(tiers.map((tier, i) => (i === place ? { ...tier, ...values } : tier)));
  return (
    <div className="flex flex-col gap-3">
      {tiers.length > 0 && <p className="font-semibold text-sm">{t('tier.title')}</p>}
      {tiers.map((tier, place) => (
        <div key={tier.key} className="flex items-start gap-2">
          <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
            <NumberField
              label={t('tier.from')}
              error={wrong(`${at}.tiers.${place}.min_quantity`)}
              min={2}
              value={tier.min_quantity}
              onChange={(min_quantity) => put(place, { min_quantity })}
            />
            <MoneyField
              label={t('tier.price')}
              error={wrong(`${at}.tiers.${place}.price_paise`)}
              value={tier.price_paise}
              onChange={(price_paise) => put(place, { price_paise })}
            />
          </div>
          <IconButton
            className="mt-6.5"
            label={t('tier.remove', { place: place + 1 })}
            icon={<Trash2 aria-hidden className="size-5" />}
            onClick={() => onChange(tiers.filter(({ key }) => key !== tier.key))}
          />
        </div>
      ))}
      <FieldError id={undefined} error={wrong(`${at}.tiers`)} />
      {tiers.length < PRODUCT_LIMITS.tiers && (
        <Button
          size="sm"
          variant="quiet"
          className="-ms-3 self-start"
          icon={<Plus aria-hidden className="size-5" />}
          onClick={() =>
            onChange([...tiers, { key: newId(), min_quantity: null, price_paise: null }])
          }
        >
          {t('tier.add')}
        </Button>
      )}
    </div>
  );
}
