import type { Me } from '@chowk/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ShareLink } from '@/app/links/share-link';
import { personLink } from '@/app/pages/admin/person-link';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { useShopProfile } from '@/features/shops/profile/use-shop-profile';
import { ShopSummary } from '@/features/shops/shop-summary';
import { shopOptions } from '@/features/shops/shops.queries';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';
import { MissingOrFailed } from '../missing-or-failed';

function useShop(id: string) {
  const { data, error, isFetching, refetch } = useQuery(shopOptions(id));
  return { shop: data, error, isRetrying: isFetching, retry: () => void refetch() };
}

/** Only a bizman acts for a shop. */
const ActForShop = lazy(() =>
  import('@/features/shops/acting/act-for-shop').then((m) => ({ default: m.ActForShop })),
);

const AllowedCard = lazy(() =>
  import('@/features/shops/acting/allowed-card').then((m) => ({ default: m.AllowedCard })),
);

const ShopCase = lazy(() =>
  import('@/features/shops/assignments/shop-case').then((m) => ({ default: m.ShopCase })),
);

interface ShopPageProps {
  id: string;
  me: Me;
}

const isStaff = ({ roles }: Me) => roles.includes('admin') || roles.includes('super_admin');

const dealsLink = (shopName: string, content: string) => (
  <ButtonLink
    variant="secondary"
    render={
      <Link
        to="/dashboard"
        search={{ tab: 'platform', part: 'records', list: 'deals', search: shopName }}
      />
    }
  >
    {content}
  </ButtonLink>
);

/** The target of a link to a shop: brands see its profile, others what they can do there. */
export function ShopPage(props: ShopPageProps) {
  return props.me.roles.includes('brand') ? <ToProfile {...props} /> : <OwnShop {...props} />;
}

/** Checked first, so that a broken link ends here like every other. */
function ToProfile({ id }: ShopPageProps) {
  const t = useMessages('shops');
  const { profile, error, isRetrying, retry } = useShopProfile(id);
  if (profile) return <Navigate to="/retailer-profile/$shopId" params={{ shopId: id }} replace />;
  if (!error) return <PageSkeleton />;
  const missing = { title: t('notFound.title'), text: t('notFound.text') };
  return <MissingOrFailed {...{ error, missing, isRetrying }} onRetry={retry} />;
}

function OwnShop({ id, me }: ShopPageProps) {
  const t = useMessages('shops');
  const { shop, error, isRetrying, retry } = useShop(id);
  if (!shop && error) {
    const missing = { title: t('notFound.title'), text: t('notFound.text') };
    return <MissingOrFailed {...{ error, missing, isRetrying }} onRetry={retry} />;
  }
  if (!shop) return <PageSkeleton />;
  const isMyShop = shop.salesperson_id === me.id;
  return (
    <div className="flex flex-col gap-5">
      <ShopSummary shop={shop} share={<ShareLink type="shop" id={id} name={shop.shop_name} />}>
        {shop.owner_id === me.id && (
          <ButtonLink render={<Link to="/settings/$section" params={{ section: 'shop' }} />}>
            {t('page.edit')}
          </ButtonLink>
        )}
        {isMyShop && (
          <ButtonLink render={<Link to="/manage-shops" search={{ shop: id }} />}>
            {t('page.more')}
          </ButtonLink>
        )}
        {isMyShop && shop.owner_id && (
          <Suspense>
            <ActForShop shopId={id} />
          </Suspense>
        )}
      </ShopSummary>
      {isStaff(me) && (
        <Suspense>
          <ShopCase shopId={id} personLink={personLink} dealsLink={dealsLink} />
        </Suspense>
      )}
      {isMyShop && shop.owner_id && (
        <Suspense>
          <AllowedCard shopId={id} />
        </Suspense>
      )}
    </div>
  );
}
