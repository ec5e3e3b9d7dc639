import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ShoppingCart } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { CardLink } from '@/ui/layout/card';
import { cartLinesOptions, cartOptions } from './cart.queries';
import type { BuyingShop } from './use-cart';

interface CartTileProps {
  shop: BuyingShop;
  link: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** What was put into the cart and not ordered: it reserves nothing, so it is worth a word. */
export function CartTile({ shop, link }: CartTileProps) {
  const t = useMessages('cart');
  const { data } = useQuery(cartLinesOptions(shop.id));
  // Fetched here too, the cart opens without a network as well as from the market.
  useQuery(cartOptions(shop.id));
  const count = data?.lines.length ?? 0;
  if (count === 0) return null;
  return (
    <CardLink render={link} className="flex items-center gap-3">
      <ShoppingCart aria-hidden className="size-6 shrink-0 text-role-ink" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t('waits', { count })}</span>
        <span className="block text-muted text-sm">{t('waitsText')}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </CardLink>
  );
}
