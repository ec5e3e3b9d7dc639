import { formatPaise } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';

interface ShortBrand {
  readonly brand_name: string;
  readonly missing_paise: number;
}

/** By how much a refused order missed which minimum, worded for the checkout. */
export function useShortWords(): (brand: ShortBrand) => string {
  const t = useMessages('cart');
  return ({ brand_name, missing_paise }) =>
    t('changed.short', { brand: brand_name, amount: formatPaise(missing_paise) });
}
