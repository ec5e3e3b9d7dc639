import { ShoppingCart } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { CountBadge } from '@/ui/base/badge';
import { ButtonLink } from '@/ui/base/button';

interface CartButtonProps {
  count: number;
  link: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** The way to the cart, and how much is in it. */
export function CartButton({ count, link }: CartButtonProps) {
  const t = useMessages('cart');
  return (
    <ButtonLink
      variant="secondary"
      render={link}
      icon={
        <span aria-hidden className="relative">
          <ShoppingCart className="size-5" />
          <CountBadge count={count} className="absolute -end-3 -top-3" />
        </span>
      }
    >
      <span aria-hidden className="ms-1">
        {t('title')}
      </span>
      <span className="sr-only">{count === 0 ? t('openEmpty') : t('open', { count })}</span>
    </ButtonLink>
  );
}
