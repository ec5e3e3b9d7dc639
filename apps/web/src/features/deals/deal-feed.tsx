import type { Deal } from '@chowk/domain/deals';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactElement, type ReactNode, useDeferredValue, useState } from 'react';
import { useMessages } from '@/i18n';
import { CardGrid, CardSkeletons } from '@/lists/card-grid';
import { ListBody } from '@/lists/list-body';
import type { ListState } from '@/lists/list-state';
import { useSearch } from '@/lists/use-search';
import { IconButton } from '@/ui/base/icon-button';
import { SearchField } from '@/ui/fields/search-field';
import { DealCard } from './deal-card';
import { DealTabs, type FeedTab } from './deal-tabs';
import { campaignsOfOptions, payoutTermsOptions } from './deals.queries';
import { EmptyFeed } from './empty-feed';
import { useDeals, useTodo } from './use-feed';

type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

interface DealFeedProps {
  tab: FeedTab;
  onTab: (tab: FeedTab) => void;
  linkTo: (dealId: string) => LinkElement;
  /** Where a shop says what it is, for whoever gets no offers. */
  profileLink: LinkElement;
  /** Somebody with one shop need not read its name on every card. */
  hasShops: boolean;
  /** After the first things to do. */
  money: ReactNode;
  /** What a new store still has to say: first, where it has nothing else to do. */
  welcome: (isAlone: boolean) => ReactNode;
}

/** A store's home: what to do now comes first. */
export function DealFeed(props: DealFeedProps) {
  const { tab, onTab } = props;
  const t = useMessages('deals');
  const { search, field } = useSearch();
  const [isSearching, setIsSearching] = useState(false);
  const List = tab === 'todo' ? TodoList : TabList;
  return (
    <section aria-label={t('feed.title')} className="flex flex-col gap-3">
      <h2 className="sr-only">{t('feed.title')}</h2>
      <div className="flex items-center gap-2">
        <DealTabs tab={tab} onTab={onTab} />
        <IconButton
          label={t('feed.search')}
          aria-expanded={isSearching}
          icon={<Search aria-hidden className="size-5" />}
          onClick={() => {
            field.onChange('');
            setIsSearching(!isSearching);
          }}
        />
      </div>
      {isSearching && <SearchField label={t('feed.search')} {...field} />}
      <List key={tab} {...props} search={search} />
    </section>
  );
}

type ListProps = DealFeedProps & { search: string };

function TodoList(props: ListProps) {
  return <Feed {...props} list={useTodo(props.search)} />;
}

function TabList(props: ListProps) {
  const tab = props.tab === 'done' ? 'done' : 'submitted';
  return <Feed {...props} list={useDeals(tab, props.search)} />;
}

/** More than a phone shows at once; the rest follows before anybody has scrolled to it. */
const FIRST_CARDS = 5;
/** As much as is seen without scrolling; the money comes next. */
const BEFORE_MONEY = 3;

function Feed({ list, tab, search, ...props }: ListProps & { list: ListState<Deal> }) {
  const t = useMessages('deals');
  const isHome = tab === 'todo' && search === '';
  return (
    <ListBody
      list={list}
      skeleton={<CardSkeletons height="h-44" />}
      empty={
        <div className="flex flex-col gap-4">
          {isHome && props.welcome(true)}
          <EmptyFeed {...{ tab, search, onTab: props.onTab, profileLink: props.profileLink }} />
          {isHome && props.money}
        </div>
      }
      more={t('feed.more')}
    >
      {(deals) => (
        <>
          <DealCards {...props} deals={deals.slice(0, BEFORE_MONEY)} />
          {isHome && props.money}
          {isHome && props.welcome(false)}
          <DealCards {...props} deals={deals.slice(BEFORE_MONEY)} />
        </>
      )}
    </ListBody>
  );
}

interface DealCardsProps extends Pick<DealFeedProps, 'linkTo' | 'hasShops'> {
  deals: readonly Deal[];
}

function DealCards({ deals, linkTo, hasShops }: DealCardsProps) {
  const shown = useDeferredValue(deals, deals.slice(0, FIRST_CARDS));
  const { data: campaigns } = useQuery(campaignsOfOptions(shown));
  const { data: terms } = useQuery(payoutTermsOptions());
  if (deals.length === 0) return null;
  return (
    <CardGrid rows={shown}>
      {(deal) => (
        <DealCard
          deal={deal}
          campaign={campaigns?.items.find(({ id }) => id === deal.campaign_id)}
          terms={terms}
          hasShops={hasShops}
          link={linkTo(deal.id)}
        />
      )}
    </CardGrid>
  );
}
