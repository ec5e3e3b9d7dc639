import { formatAboutBps, formatPaise } from '@chowk/domain/kernel';
import { type Product, type ProductVariant, withGstPaise } from '@chowk/domain/products';
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

/** What a shop decides by: what it pays with tax, what it earns, and what it must take at least. */
export function ProductCard({ product, link, control }: ProductCardProps) {
  const t = useMessages('market');
  const [first] = product.variants;
  if (!first) return null;
  const { brand_name, name, gst_bps, min_order_paise, margin_bps, image_paths } = product;
  const hasMore = product.variants.length > 1;
  return (
    <article className={`${CARD_CLASS} relative flex h-full flex-col gap-2 p-3`}>
      <div className="flex flex-wrap gap-3">
        <ProductPhoto path={image_paths[0]} className="size-16 shrink-0" />
        <div className="min-w-words flex-1">
          <h3 className="font-semibold text-base leading-snug">
            {cloneElement(link, {
              className: 'after:absolute after:inset-0 after:rounded-lg',
              children: name,
            })}
          </h3>
          <p className="text-muted text-sm">
            {first.pack_size}
            {hasMore && ` ${t('morePacks', { count: product.variants.length - 1 })}`} · {brand_name}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-1.5 text-sm">
            <Money
              paise={withGstPaise(first.trade_paise, gst_bps)}
              className="font-bold text-base"
            />
            <span className="text-muted">
              {gst_bps > 0 && `${t('withGst')} · `}
              {t('mrp', { amount: formatPaise(first.mrp_paise) })}
            </span>
          </p>
        </div>
      </div>
      <div className="mt-auto flex min-h-12 flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-sm">
          <span className="block font-semibold text-success-ink">
            {t('earnAbout', { percent: formatAboutBps(margin_bps) })}
          </span>
          {min_order_paise > 0 && (
            <span className="block text-muted">
              {t('minOrder', { amount: formatPaise(min_order_paise) })}
            </span>
          )}
        </p>
        {isSoldOut(product) ? (
          <Badge tone="danger">{t('soldOut')}</Badge>
        ) : (
          // Above the link that covers the card.
          <span className="relative z-10 ms-auto">{control(product, first)}</span>
        )}
      </div>
    </article>
  );
}
