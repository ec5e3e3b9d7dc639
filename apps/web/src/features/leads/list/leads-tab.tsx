import type { Position } from '@chowk/domain/kernel';
import { LEAD_STATES, type LeadState } from '@chowk/domain/leads';
import { FileDown, Plus, UserRoundPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useTask } from '@/commands/use-task';
import type { FoundPlace, WatchPosition } from '@/features/leads/form/lead-position';
import { useLanguage, useMessages } from '@/i18n';
import { FilterSelect } from '@/lists/filter-select';
import { useGrowingList } from '@/lists/use-growing-list';
import { useSearch } from '@/lists/use-search';
import { Button, ButtonLink } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { SearchField } from '@/ui/fields/search-field';
import { SegmentedControl } from '@/ui/fields/segmented-control';
import { CARD_CLASS } from '@/ui/layout/card';
import { FROM_TABLET, useMediaQuery } from '@/ui/layout/use-media-query';
import { saveFile } from '@/ui/table/save-file';
import { exportLeadsRef, type LeadFilter, leadsOptions, paramsOf } from '../leads.queries';
import { LeadBoard } from './lead-board';
import type { LinkElement } from './lead-card';
import { NearestLeads, NewestLeads } from './lead-list';
import { UnfinishedLeads } from './unfinished-leads';

/** Where the bizman stands, once they ask for it. */
function useHere(look: WatchPosition) {
  const [state, setState] = useState<FoundPlace['state']>('idle');
  const [here, setHere] = useState<Position>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function find() {
    stop.current?.();
    stop.current = look((found) => {
      setState(found.state);
      if (found.fix) setHere({ lat: found.fix.lat, lng: found.fix.lng });
    });
  }

  return { state, here, find };
}

const STORAGE_KEY = 'chowk.leadView';

const LEAD_VIEWS = ['list', 'board'] as const;
type LeadView = (typeof LEAD_VIEWS)[number];

/** How the pipeline was looked at last in this tab: coming back from a lead must not lose it. */
function lastView(): LeadView | undefined {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  return LEAD_VIEWS.find((view) => view === stored);
}

function saveView(view: LeadView): void {
  sessionStorage.setItem(STORAGE_KEY, view);
}

interface LeadsTabProps {
  look: WatchPosition;
  newLink: LinkElement;
  draftLink: (draftId: string) => LinkElement;
  linkTo: (leadId: string) => LinkElement;
}

const EVERYTHING = { status: undefined, search: '' };

/** A bizman's pipeline: what was begun, what is where, what to do next. */
export function LeadsTab({ look, newLink, draftLink, linkTo }: LeadsTabProps) {
  const t = useMessages('leads');
  const { rows } = useGrowingList(leadsOptions(EVERYTHING));
  const isEmpty = rows?.length === 0;
  const newLead = (
    <ButtonLink size="lg" icon={<Plus aria-hidden className="size-6" />} render={newLink}>
      {t('new')}
    </ButtonLink>
  );
  return (
    <div className="flex flex-col gap-4">
      {isEmpty ? (
        <>
          <UnfinishedLeads linkTo={draftLink} />
          <div className={CARD_CLASS}>
            <EmptyState
              icon={<UserRoundPlus />}
              title={t('empty.title')}
              text={t('empty.text')}
              action={newLead}
            />
          </div>
        </>
      ) : (
        <>
          <div className="flex flex-col md:flex-row">{newLead}</div>
          <UnfinishedLeads linkTo={draftLink} />
          <Pipeline look={look} linkTo={linkTo} />
        </>
      )}
    </div>
  );
}

function Pipeline({ look, linkTo }: Pick<LeadsTabProps, 'look' | 'linkTo'>) {
  const t = useMessages('leads');
  const isWide = useMediaQuery(FROM_TABLET);
  const [chosen, setChosen] = useState(lastView);
  const view = chosen ?? (isWide ? 'board' : 'list');
  const { search, field } = useSearch();
  const [status, setStatus] = useState<LeadState>();
  const [isNearest, setIsNearest] = useState(false);
  const { state, here, find } = useHere(look);
  const filter = { status: view === 'list' ? status : undefined, search };

  function choose(next: LeadView) {
    saveView(next);
    setChosen(next);
  }

  return (
    <>
      <div className="flex flex-col gap-3 md:flex-row md:items-center">
        <SegmentedControl
          label={t('view.label')}
          options={LEAD_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={choose}
        />
        <SearchField className="md:w-80" label={t('search')} {...field} />
        {view === 'list' && (
          <div className="grid grid-cols-pair gap-3 md:flex">
            <FilterSelect
              label={t('filter.status')}
              all={t('filter.all')}
              values={LEAD_STATES}
              nameOf={(value) => t(`status.${value}`)}
              value={status}
              onChange={setStatus}
            />
            <FilterSelect
              label={t('sort.label')}
              values={['newest', 'nearest']}
              nameOf={(value) => t(`sort.${value}`)}
              value={isNearest ? 'nearest' : 'newest'}
              onChange={(value) => {
                setIsNearest(value === 'nearest');
                if (value === 'nearest') find();
              }}
            />
          </div>
        )}
      </div>
      {view === 'list' && isNearest && state !== 'idle' && state !== 'found' && (
        <p role="status" className="text-muted text-sm">
          {t(`sort.${state}`)}
        </p>
      )}
      {view === 'board' && <LeadBoard search={search} linkTo={linkTo} />}
      {view === 'list' &&
        (isNearest && here ? (
          <NearestLeads filter={filter} from={here} linkTo={linkTo} />
        ) : (
          <NewestLeads filter={filter} linkTo={linkTo} />
        ))}
      <div>
        <ExportButton filter={filter} />
      </div>
    </>
  );
}

/** The leads in sight, and those on the pages after them, for a spreadsheet. */
function ExportButton({ filter }: { filter: LeadFilter }) {
  const t = useMessages('leads');
  const language = useLanguage();
  const { isBusy, run } = useTask();

  async function save() {
    const params = { ...paramsOf(filter), language };
    const { name, csv } = await contractClient.runQuery(exportLeadsRef, params);
    saveFile(name, csv);
  }

  return (
    <Button
      variant="quiet"
      isLoading={isBusy}
      icon={<FileDown aria-hidden className="size-5" />}
      onClick={() => void run(save, { refused: t('export.failed') })}
    >
      {t('export')}
    </Button>
  );
}
