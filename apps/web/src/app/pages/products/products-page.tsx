import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';
import { Skeleton } from '@/ui/feedback/skeleton';
import { LinkTabs } from '@/ui/layout/link-tabs';
import { PageHeader } from '@/ui/layout/page-header';
import { PRODUCT_TABS, type ProductTab } from './product-tabs';

const CataloguePanel = lazy(() =>
  import('./catalogue-panel').then((m) => ({ default: m.CataloguePanel })),
);
const OrdersQueue = lazy(() =>
  import('@/features/orders/brand/orders-queue').then((m) => ({ default: m.OrdersQueue })),
);
const ImportPanel = lazy(() =>
  import('@/features/products/import-panel').then((m) => ({ default: m.ImportPanel })),
);
const ProductEditor = lazy(() =>
  import('@/features/products/form/product-editor').then((m) => ({ default: m.ProductEditor })),
);

const ICON = 'size-5';

/** One product in its form; any unknown id is a new one. */
export function ProductEditPage({ id }: { id: string }) {
  const t = useMessages('productform');
  const navigate = useNavigate();
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <ProductEditor
        key={id}
        id={id === 'new' ? undefined : id}
        onSaved={() => void navigate({ to: '/products' })}
        back={
          <ButtonLink
            variant="quiet"
            icon={<ArrowLeft aria-hidden className={ICON} />}
            render={<Link to="/products" />}
          >
            {t('back')}
          </ButtonLink>
        }
      />
    </Suspense>
  );
}

export function ProductsPage({ tab }: { tab: ProductTab }) {
  const t = useMessages('products');
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('title')} />
      <LinkTabs
        label={t('tabs')}
        open={tab}
        tabs={PRODUCT_TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
        link={(value) => <Link to="/products" search={{ tab: value }} />}
      />
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        {tab === 'catalogue' && <CataloguePanel />}
        {tab === 'orders' && (
          <OrdersQueue
            linkTo={({ id }, content) => (
              <Link to="/order/$id" params={{ id }}>
                {content}
              </Link>
            )}
          />
        )}
        {tab === 'import' && <ImportPanel />}
      </Suspense>
    </div>
  );
}
