import { formatPaise } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';

interface ShortBrand {
  readonly brand_id: string;
  readonly brand_name: string;
  readonly missing_paise: number;
}

/** Which minimum a refused order did not reach, and by how much: the words of the checkout. */
export function ShortBrands({ brands }: { brands: readonly ShortBrand[] }) {
  const t = useMessages('cart');
  return brands.map(({ brand_id, brand_name, missing_paise }) => (
    <p key={brand_id} className="text-sm">
      {t('changed.short', { brand: brand_name, amount: formatPaise(missing_paise) })}
    </p>
  ));
}
