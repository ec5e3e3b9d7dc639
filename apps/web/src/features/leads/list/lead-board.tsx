import { LEAD_STATES, type LeadState } from '@chowk/domain/leads';
import { leadsOptions } from '@/features/leads/leads.queries';
import { useMessages } from '@/i18n';
import { CardGrid, CardSkeletons } from '@/lists/card-grid';
import { ListBody } from '@/lists/list-body';
import { useGrowingList } from '@/lists/use-growing-list';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { LeadCard, type LinkElement } from './lead-card';

interface LeadBoardProps {
  search: string;
  linkTo: (leadId: string) => LinkElement;
}

/** The pipeline from left to right, a column a state; on a phone one is turned to after the other. */
export function LeadBoard({ search, linkTo }: LeadBoardProps) {
  const t = useMessages('leads');
  const { savedAt } = useGrowingList(leadsOptions({ status: LEAD_STATES[0], search }));
  return (
    <>
      <LazyUpdatedAgo savedAt={savedAt} />
      <section
        aria-label={t('view.board')}
        className="-mx-4 flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 pb-2 md:mx-0 md:px-0 xl:grid xl:grid-cols-5"
      >
        {LEAD_STATES.map((status) => (
          <Column key={status} status={status} search={search} linkTo={linkTo} />
        ))}
      </section>
    </>
  );
}

function Column({ status, search, linkTo }: LeadBoardProps & { status: LeadState }) {
  const t = useMessages('leads');
  const list = useGrowingList(leadsOptions({ status, search }));
  return (
    <section
      aria-label={t(`status.${status}`)}
      className="flex w-72 shrink-0 snap-center flex-col gap-3 rounded-lg bg-sunken p-3 xl:w-auto"
    >
      <header className="flex items-center justify-between gap-2">
        <h2 className="font-semibold text-base">{t(`status.${status}`)}</h2>
        {list.rows && (
          <span className="text-muted tabular-nums">
            {list.rows.length}
            {list.more && '+'}
          </span>
        )}
      </header>
      <ListBody
        // Their age is said once, above all columns.
        list={{ ...list, isCached: false }}
        skeleton={<CardSkeletons count={1} height="h-32" className="" />}
        empty={<p className="py-4 text-center text-muted text-sm">{t('empty.column')}</p>}
        more={t('more')}
      >
        {(leads) => (
          <CardGrid rows={leads} className="flex flex-col gap-3">
            {(lead) => <LeadCard lead={lead} link={linkTo(lead.id)} isStatusShown={false} />}
          </CardGrid>
        )}
      </ListBody>
    </section>
  );
}
