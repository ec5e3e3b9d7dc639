import { formatPaise } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';

interface ShortBrand {
  readonly brand_name: string;
  readonly missing_paise: number;
}

/** Which minimum a refused order did not reach, and by how much: the words of the checkout. */
export function useShortWords(): (brand: ShortBrand) => string {
  const t = useMessages('cart');
  return ({ brand_name, missing_paise }) =>
    t('changed.short', { brand: brand_name, amount: formatPaise(missing_paise) });
}
