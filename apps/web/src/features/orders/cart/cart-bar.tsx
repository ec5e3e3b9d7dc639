import { formatPaise } from '@chowk/domain/kernel';
import { ChevronRight } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '@/i18n';
import type { ShownCart } from './shown-cart';

interface CartBarProps {
  count: number;
  /** Absent until its prices are known. */
  cart: ShownCart | undefined;
  link: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** What is in the cart and the way to it, at the thumb while products are looked through. */
export function CartBar({ count, cart, link }: CartBarProps) {
  const t = useMessages('cart');
  if (count === 0) return null;
  const short = cart?.brands.find(({ missing_paise }) => missing_paise > 0);
  const items = t('bar.items', { count });
  return (
    <div
      data-action-bar
      className="sticky bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom)+0.5rem)] z-20 mt-auto"
    >
      {cloneElement(link, {
        className:
          'flex min-h-14 items-center gap-3 rounded-lg bg-primary px-4 py-2 text-on-primary shadow-high hover:bg-primary-hover',
        children: (
          <>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold tabular-nums">
                {cart ? `${items} · ${formatPaise(cart.total_paise)}` : items}
              </span>
              {short && (
                <span className="block truncate text-sm">
                  {t('minimum.missing', { amount: formatPaise(short.missing_paise) })}
                </span>
              )}
            </span>
            <span className="flex shrink-0 items-center font-semibold">
              {t('bar.open')}
              <ChevronRight aria-hidden className="size-5" />
            </span>
          </>
        ),
      })}
    </div>
  );
}
