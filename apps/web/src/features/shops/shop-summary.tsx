import type { Shop } from '@chowk/domain/shops';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Card } from '@/ui/layout/card';
import { PageHeader } from '@/ui/layout/page-header';

interface ShopSummaryProps {
  shop: Shop & { readonly savedAt?: number };
  share: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** A shop at a glance: what it is called and where it is. */
export function ShopSummary({ shop, share, children }: ShopSummaryProps) {
  const t = useMessages('shops');
  // People write the area into the address as well.
  const isNamed = shop.area !== null && (shop.address ?? '').includes(shop.area);
  const place = [shop.address, isNamed ? null : shop.area, shop.pin_code]
    .filter(Boolean)
    .join(', ');
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={shop.shop_name} actions={share} />
      <LazyUpdatedAgo savedAt={shop.savedAt} />
      <Card>
        <div className="flex flex-col gap-4">
          <p className="flex items-start gap-2">
            <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
            <span className="min-w-0 flex-1">{place}</span>
            {shop.status === 'closed' && <Badge tone="danger">{t('page.closed')}</Badge>}
          </p>
          <div className="flex flex-wrap gap-3 empty:hidden">{children}</div>
        </div>
      </Card>
    </div>
  );
}
