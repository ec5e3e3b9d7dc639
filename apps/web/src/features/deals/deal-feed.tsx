import type { Deal } from '@chowk/domain/deals';
import { type ReactElement, type ReactNode, useDeferredValue } from 'react';
import { useMessages } from '@/i18n';
import { CardGrid, CardSkeletons } from '@/lists/card-grid';
import { ListScreen } from '@/lists/list-screen';
import { useGrowingList } from '@/lists/use-growing-list';
import { useSearch } from '@/lists/use-search';
import { DealCard } from './deal-card';
import { DealTabs } from './deal-tabs';
import { type DealTab, dealsOptions } from './deals.queries';
import { EmptyFeed } from './empty-feed';

type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

interface DealFeedProps {
  tab: DealTab;
  onTab: (tab: DealTab) => void;
  linkTo: (dealId: string) => LinkElement;
  /** Where a shop says what it is, for whoever gets no offers. */
  profileLink: LinkElement;
}

export function DealFeed({ tab, onTab, linkTo, profileLink }: DealFeedProps) {
  const t = useMessages('deals');
  const { search, field } = useSearch();
  const list = useGrowingList(dealsOptions(tab, search));
  return (
    <ListScreen
      list={list}
      label={t('feed.title')}
      heading={<h2 className="text-xl">{t('feed.title')}</h2>}
      tabs={<DealTabs tab={tab} onTab={onTab} />}
      search={{ label: t('feed.search'), ...field }}
      skeleton={<CardSkeletons height="h-40" />}
      empty={<EmptyFeed {...{ tab, search, onTab, profileLink }} />}
      more={t('feed.more')}
    >
      {(deals) => <DealCards key={tab} deals={deals} linkTo={linkTo} />}
    </ListScreen>
  );
}

/** More than a phone shows at once; the rest follows before anybody has scrolled to it. */
const FIRST_CARDS = 5;

function DealCards({ deals, linkTo }: Pick<DealFeedProps, 'linkTo'> & { deals: readonly Deal[] }) {
  const shown = useDeferredValue(deals, deals.slice(0, FIRST_CARDS));
  return (
    <CardGrid rows={shown}>{(deal) => <DealCard deal={deal} link={linkTo(deal.id)} />}</CardGrid>
  );
}
