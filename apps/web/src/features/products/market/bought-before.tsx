import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { boughtBeforeOptions } from './market.queries';
import { type CartControl, ProductCard } from './product-card';

interface BoughtBeforeProps {
  shopId: string;
  /** The last order as a whole. */
  first: ReactNode;
  linkTo: (productId: string) => ReactElement<{ className?: string; children?: ReactNode }>;
  control: CartControl;
}

const CARD = 'w-[19rem] max-w-[80vw] shrink-0';

/** What this shop buys again and again, before everything else there is. */
export function BoughtBefore({ shopId, first, linkTo, control }: BoughtBeforeProps) {
  const t = useMessages('market');
  const { data } = useQuery(boughtBeforeOptions(shopId));
  const items = data?.items ?? [];
  if (!first && items.length === 0) return null;
  return (
    <section aria-label={t('again')} className="flex flex-col gap-2">
      <h2 className="text-lg">{t('again')}</h2>
      <ul className="relative -mx-4 flex gap-3 overflow-x-auto px-4 pb-1 md:mx-0 md:px-0">
        {first && <li className="w-44 shrink-0">{first}</li>}
        {items.map((product) => (
          <li key={product.id} className={CARD}>
            <ProductCard product={product} link={linkTo(product.id)} control={control} />
          </li>
        ))}
      </ul>
    </section>
  );
}
