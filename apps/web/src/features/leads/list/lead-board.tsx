import type { LeadState } from '@chowk/domain/leads';
import { leadsOptions } from '@/features/leads/leads.queries';
import { useMessages } from '@/i18n';
import { CardGrid, CardSkeletons } from '@/lists/card-grid';
import { ListBody } from '@/lists/list-body';
import { useGrowingList } from '@/lists/use-growing-list';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { LeadCard, type LinkElement } from './lead-card';
import { OPEN_LEADS } from './open-leads';

interface LeadBoardProps {
  search: string;
  linkTo: (leadId: string) => LinkElement;
  shopLink: (shopId: string) => LinkElement;
}

/** The pipeline from left to right, a column a state. */
export function LeadBoard(props: LeadBoardProps) {
  const t = useMessages('leads');
  const { savedAt } = useGrowingList(leadsOptions({ status: OPEN_LEADS[0], search: props.search }));
  return (
    <>
      <LazyUpdatedAgo savedAt={savedAt} />
      <section
        aria-label={t('view.board')}
        className="flex gap-3 overflow-x-auto pb-2 xl:grid xl:grid-cols-4"
      >
        {OPEN_LEADS.map((status) => (
          <Column key={status} status={status} {...props} />
        ))}
      </section>
    </>
  );
}

function Column(props: LeadBoardProps & { status: LeadState }) {
  const { status, search, linkTo, shopLink } = props;
  const t = useMessages('leads');
  const list = useGrowingList(leadsOptions({ status, search }));
  return (
    <section
      aria-label={t(`status.${status}`)}
      className="flex w-72 shrink-0 flex-col gap-3 rounded-lg bg-sunken p-3 xl:w-auto"
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
            {(lead) => (
              <LeadCard
                lead={lead}
                link={linkTo(lead.id)}
                shopLink={shopLink}
                isStatusShown={false}
              />
            )}
          </CardGrid>
        )}
      </ListBody>
    </section>
  );
}
