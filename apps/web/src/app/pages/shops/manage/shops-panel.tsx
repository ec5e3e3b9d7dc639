import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { MyShops } from '@/features/shops/assigned/my-shops';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';
import type { ShopsSectionProps } from './section-content';

const OneShop = lazy(() => import('./one-shop').then((m) => ({ default: m.OneShop })));

/** All shops, or the open one. */
export function ShopsPanel({ shop }: Pick<ShopsSectionProps, 'shop'>) {
  const t = useMessages('myshops');
  if (shop) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <OneShop key={shop} id={shop} />
      </Suspense>
    );
  }
  return (
    <MyShops
      linkTo={(id) => <Link to="/manage-shops" search={{ shop: id }} />}
      leadsAction={
        <ButtonLink render={<Link to="/manage-shops" search={{ tab: 'leads' }} />}>
          {t('toLeads')}
        </ButtonLink>
      }
    />
  );
}
