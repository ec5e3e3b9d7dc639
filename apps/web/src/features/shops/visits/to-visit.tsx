import { planDay } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { type LinkElement, More } from '@/features/shops/assigned/home-more';
import { shopDayOptions } from '@/features/shops/assigned/my-shops.queries';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { useNow } from '@/ui/feedback/use-now';
import { Card, CardLink } from '@/ui/layout/card';

interface ToVisitProps {
  todayLink: LinkElement;
  shopLink: (id: string) => LinkElement;
}

/** As many as fit above the fold of a phone. */
const MOST_STOPS = 3;

export function ToVisit({ todayLink, shopLink }: ToVisitProps) {
  const t = useMessages('myshops');
  const nowMs = useNow();
  const { data } = useQuery(shopDayOptions());
  const stops = data && planDay(data.items, null, nowMs).filter(({ isVisited }) => !isVisited);
  return (
    <Card
      title={t('home.toVisit')}
      description={stops && stops.length > 0 ? t('today.left', { count: stops.length }) : undefined}
      actions={<More link={todayLink} />}
    >
      {!stops && <SkeletonText lines={3} />}
      {stops?.length === 0 && (
        <p className="text-muted">{t(data?.items.length ? 'today.done' : 'today.none')}</p>
      )}
      <ul className="grid gap-2">
        {stops?.slice(0, MOST_STOPS).map(({ item, reasons }) => (
          <li key={item.shop.id}>
            <CardLink
              render={shopLink(item.shop.id)}
              className="flex flex-wrap items-center justify-between gap-2 shadow-none"
            >
              <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">
                {item.shop.shop_name}
              </span>
              <Badge tone={reasons[0] === 'proof_due' ? 'warning' : 'neutral'}>
                {reasons[0] === undefined || reasons[0] === 'proof_due'
                  ? t('due', { count: item.proofs_due })
                  : t(`why.${reasons[0]}`)}
              </Badge>
            </CardLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
