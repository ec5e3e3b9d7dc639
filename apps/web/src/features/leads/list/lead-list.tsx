import { distanceM, type Position } from '@chowk/domain/kernel';
import type { Lead } from '@chowk/domain/leads';
import { keepPreviousData } from '@tanstack/react-query';
import { SearchX, Store } from 'lucide-react';
import { allLeadsOptions, type LeadFilter, leadsOptions } from '@/features/leads/leads.queries';
import { useMessages } from '@/i18n';
import { CardGrid, CardSkeletons } from '@/lists/card-grid';
import { ListBody } from '@/lists/list-body';
import type { ListState } from '@/lists/list-state';
import { useGrowingList } from '@/lists/use-growing-list';
import { usePagedList } from '@/lists/use-paged-list';
import { EmptyState } from '@/ui/feedback/empty-state';
import { CARD_CLASS } from '@/ui/layout/card';
import { LeadCard, type LinkElement } from './lead-card';

interface LeadListProps {
  filter: LeadFilter;
  linkTo: (leadId: string) => LinkElement;
  shopLink: (shopId: string) => LinkElement;
}

/** The newest first, page after page. */
export function NewestLeads({ filter, ...links }: LeadListProps) {
  const options = { ...leadsOptions(filter), placeholderData: keepPreviousData };
  return <Leads list={useGrowingList(options)} filter={filter} {...links} />;
}

/** Those without a position come last. */
function distanceOf({ position }: Lead, from: Position): number | undefined {
  return position ? distanceM(position, from) : undefined;
}

/** The way to go: from where the bizman stands, the nearest first. */
export function NearestLeads(props: LeadListProps & { from: Position }) {
  const { filter, from } = props;
  const list = usePagedList({ ...filter }, () => allLeadsOptions(filter));
  const far = (lead: Lead) => distanceOf(lead, from) ?? Number.MAX_VALUE;
  const rows = list.rows && [...list.rows].sort((one, other) => far(one) - far(other));
  return <Leads {...props} list={{ ...list, rows }} />;
}

interface LeadsProps extends LeadListProps {
  list: ListState<Lead>;
  from?: Position;
}

function Leads({ list, filter, linkTo, shopLink, from }: LeadsProps) {
  const t = useMessages('leads');
  return (
    <ListBody
      list={list}
      skeleton={<CardSkeletons height="h-40" />}
      empty={
        <div className={CARD_CLASS}>
          {filter.status || filter.search ? (
            <EmptyState icon={<SearchX />} title={t('empty.search')} text={t('empty.searchText')} />
          ) : (
            <EmptyState
              icon={<Store />}
              title={t(`empty.${filter.live === 'yes' ? 'live' : 'open'}`)}
              text={t(`empty.${filter.live === 'yes' ? 'live' : 'open'}Text`)}
            />
          )}
        </div>
      }
      more={t('more')}
    >
      {(leads) => (
        <CardGrid rows={leads}>
          {(lead) => (
            <LeadCard
              lead={lead}
              link={linkTo(lead.id)}
              shopLink={shopLink}
              distanceM={from && distanceOf(lead, from)}
            />
          )}
        </CardGrid>
      )}
    </ListBody>
  );
}
