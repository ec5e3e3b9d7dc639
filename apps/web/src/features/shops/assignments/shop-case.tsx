import type { ShopHealth } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { ErrorState } from '@/ui/feedback/error-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { shopCaseOptions } from './bizmen.queries';

interface ShopCaseProps {
  shopId: string;
  personLink: (id: string, name: string) => ReactNode;
  /** The way to all deals of a shop of this name. */
  dealsLink: (shopName: string, content: string) => ReactNode;
}

/** What an admin asks about a shop: whose it is, who looks after it, and how it does. */
export function ShopCase({ shopId, personLink, dealsLink }: ShopCaseProps) {
  const t = useMessages('bizmen');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(shopCaseOptions(shopId));
  return (
    <Card title={t('case.title')}>
      {!data && error && (
        <ErrorState
          error={error}
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonText lines={5} />}
      {data && <Facts health={data} personLink={personLink} />}
      {data && <p className="mt-4">{dealsLink(data.shop.shop_name, t('case.deals'))}</p>}
    </Card>
  );
}

function Facts({ health, personLink }: { health: ShopHealth } & Pick<ShopCaseProps, 'personLink'>) {
  const t = useMessages('bizmen');
  const { shop, owner_name, salesperson_name } = health;
  const person = (id: string | null, name: string | null, nobody: string) =>
    id ? personLink(id, name || t('noName')) : nobody;
  const moment = (at: string | null) => (at ? <RelativeTime iso={at} /> : t('never'));
  const facts: [string, ReactNode][] = [
    [t('owner'), person(shop.owner_id, owner_name, t('unclaimed'))],
    [t('bizman'), person(shop.salesperson_id, salesperson_name, t('nobody'))],
    [t('case.offers'), health.offers],
    [t('openDeals'), health.open_deals],
    [t('due'), health.proofs_due],
    [t('case.month'), <Money key="month" paise={health.month_paise} />],
    [t('lastActive'), moment(health.last_active_at)],
    [t('case.visited'), moment(health.last_visited_at)],
  ];
  return (
    <dl className="grid grid-cols-pair gap-x-6 gap-y-3 md:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="wrap-anywhere flex min-h-touch items-center">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
