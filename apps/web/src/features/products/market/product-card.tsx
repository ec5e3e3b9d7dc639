import { formatBps, formatNumber, formatPaise } from '@chowk/domain/kernel';
import type { Product, ProductVariant } from '@chowk/domain/products';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { CARD_CLASS } from '@/ui/layout/card';
import { ProductPhoto } from './product-photo';
import { isSoldOut } from './stock-words';

type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

/** How a pack gets into the cart; the cart brings it. */
export type CartControl = (product: Product, variant: ProductVariant) => ReactNode;

interface ProductCardProps {
  product: Product;
  link: LinkElement;
  control: CartControl;
}

/** What a shop decides by: what it earns, what it pays, and that it is there. */
export function ProductCard({ product, link, control }: ProductCardProps) {
  const t = useMessages('market');
  const [first] = product.variants;
  if (!first) return null;
  const hasMore = product.variants.length > 1;
  return (
    <article className={`${CARD_CLASS} relative flex h-full flex-col gap-3 p-3`}>
      <div className="flex gap-3 sm:flex-col">
        <ProductPhoto
          path={product.image_paths[0]}
          className="size-24 shrink-0 sm:aspect-square sm:size-auto sm:w-full"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <p className="truncate text-muted text-sm">{product.brand_name}</p>
          <h2 className="line-clamp-2 font-semibold text-base">
            {cloneElement(link, {
              className: 'after:absolute after:inset-0 after:rounded-lg',
              children: product.name,
            })}
          </h2>
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            <Money paise={first.trade_paise} className="font-semibold text-base" />
            <span className="text-muted">{t('mrp', { amount: formatPaise(first.mrp_paise) })}</span>
          </p>
          <p className="flex flex-wrap items-center gap-1.5">
            <Badge tone="success">{t('margin', { percent: formatBps(product.margin_bps) })}</Badge>
            {isSoldOut(product) && <Badge tone="danger">{t('soldOut')}</Badge>}
          </p>
        </div>
      </div>
      <div className="mt-auto flex items-center justify-between gap-2">
        <span className="min-w-0 text-muted text-sm">
          {first.pack_size}
          {hasMore && ` · ${t('packs', { count: product.variants.length })}`}
          {first.min_quantity > 1 && (
            <span className="block">
              {t('product.least', { count: formatNumber(first.min_quantity) })}
            </span>
          )}
        </span>
        {/* Above the link that covers the card. */}
        <span className="relative z-10">{control(product, first)}</span>
      </div>
    </article>
  );
}
