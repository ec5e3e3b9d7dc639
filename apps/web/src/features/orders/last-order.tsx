import type { Order } from '@chowk/domain/orders';
import { RotateCcw } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Money } from '@/ui/base/money';
import { CARD_CLASS } from '@/ui/layout/card';

interface LastOrderProps {
  order: Order;
  link: ReactElement<{ className?: string; children?: ReactNode }>;
  onAgain: () => void;
}

/** The last order, to be placed again with one press. */
export function LastOrder({ order, link, onAgain }: LastOrderProps) {
  const t = useMessages('orders');
  const { brand_name, items, total_paise } = order;
  return (
    <article className={`${CARD_CLASS} relative flex h-full flex-col p-3`}>
      <h3 className="font-semibold text-base leading-snug">
        {cloneElement(link, {
          className: 'after:absolute after:inset-0 after:rounded-lg',
          children: t('last'),
        })}
      </h3>
      <p className="text-muted text-sm">{brand_name}</p>
      <p className="text-sm">
        <Money paise={total_paise} className="font-semibold" />
        <span className="text-muted"> · {t('items', { count: items.length })}</span>
      </p>
      {/* Above the link that covers the card. */}
      <Button
        size="sm"
        isWide
        className="relative z-10 mt-auto"
        icon={<RotateCcw aria-hidden className="size-4" />}
        onClick={onAgain}
      >
        {t('again')}
      </Button>
    </article>
  );
}
