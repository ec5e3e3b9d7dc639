import { distanceM, type Position } from '@chowk/domain/kernel';
import type { Lead } from '@chowk/domain/leads';
import { keepPreviousData } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
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
}

/** The newest first, page after page. */
export function NewestLeads({ filter, linkTo }: LeadListProps) {
  const options = { ...leadsOptions(filter), placeholderData: keepPreviousData };
  return <Leads list={useGrowingList(options)} linkTo={linkTo} />;
}

/** Those without a position come last. */
function distanceOf({ position }: Lead, from: Position): number | undefined {
  return position ? distanceM(position, from) : undefined;
}

/** The way to go: from where the bizman stands, the nearest first. */
export function NearestLeads({ filter, from, linkTo }: LeadListProps & { from: Position }) {
  const list = usePagedList({ ...filter }, () => allLeadsOptions(filter));
  const far = (lead: Lead) => distanceOf(lead, from) ?? Number.MAX_VALUE;
  const rows = list.rows && [...list.rows].sort((one, other) => far(one) - far(other));
  return <Leads list={{ ...list, rows }} linkTo={linkTo} from={from} />;
}

interface LeadsProps {
  list: ListState<Lead>;
  linkTo: LeadListProps['linkTo'];
  from?: Position;
}

function Leads({ list, linkTo, from }: LeadsProps) {
  const t = useMessages('leads');
  return (
    <ListBody
      list={list}
      skeleton={<CardSkeletons height="h-40" />}
      empty={
        <div className={CARD_CLASS}>
          <EmptyState icon={<SearchX />} title={t('empty.search')} text={t('empty.searchText')} />
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
              distanceM={from && distanceOf(lead, from)}
            />
          )}
        </CardGrid>
      )}
    </ListBody>
  );
}
