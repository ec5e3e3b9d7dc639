import type { Position } from '@chowk/domain/kernel';
import type { LeadState } from '@chowk/domain/leads';
import clsx from 'clsx';
import { FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useTask } from '@/commands/use-task';
import type { FoundPlace, WatchPosition } from '@/features/leads/form/lead-position';
import { exportLeadsRef, type LeadFilter, paramsOf } from '@/features/leads/leads.queries';
import { useLanguage, useMessages } from '@/i18n';
import { FilterSelect } from '@/lists/filter-select';
import { useSearch } from '@/lists/use-search';
import { Button } from '@/ui/base/button';
import { SearchField } from '@/ui/fields/search-field';
import { SegmentedControl } from '@/ui/fields/segmented-control';
import { FROM_TABLET, useMediaQuery } from '@/ui/layout/use-media-query';
import { saveFile } from '@/ui/table/save-file';
import { LeadBoard } from './lead-board';
import type { LinkElement } from './lead-card';
import { NearestLeads, NewestLeads } from './lead-list';
import { OPEN_LEADS } from './open-leads';

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

/** Live shops are no leads any more; a board needs room for its columns. */
const LEAD_VIEWS = ['list', 'board', 'live'] as const;
const PHONE_VIEWS = ['list', 'live'] as const;
type LeadView = (typeof LEAD_VIEWS)[number];

/** How the pipeline was looked at last in this tab: coming back from a lead must not lose it. */
function lastView(): LeadView | undefined {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  return LEAD_VIEWS.find((view) => view === stored);
}

function saveView(view: LeadView): void {
  sessionStorage.setItem(STORAGE_KEY, view);
}

export interface PipelineProps {
  look: WatchPosition;
  linkTo: (leadId: string) => LinkElement;
  shopLink: (shopId: string) => LinkElement;
}

/** The leads still to be won, and the shops that came of them. */
export function Pipeline({ look, ...links }: PipelineProps) {
  const t = useMessages('leads');
  const isWide = useMediaQuery(FROM_TABLET);
  const [chosen, setChosen] = useState(lastView);
  const views = isWide ? LEAD_VIEWS : PHONE_VIEWS;
  const view = views.find((each) => each === chosen) ?? (isWide ? 'board' : 'list');
  const { search, field } = useSearch();
  const [status, setStatus] = useState<LeadState>();
  const [isNearest, setIsNearest] = useState(false);
  const { state, here, find } = useHere(look);
  const isLive = view === 'live';
  const filter = {
    live: isLive ? ('yes' as const) : ('no' as const),
    status: view === 'list' ? status : undefined,
    search,
  };

  function choose(next: LeadView) {
    saveView(next);
    setChosen(next);
  }

  return (
    <>
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap md:items-center">
        <SegmentedControl
          label={t('view.label')}
          options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={choose}
        />
        <SearchField className="md:w-80" label={t('search')} {...field} />
        <div className={clsx('grid gap-3 md:flex', view === 'list' && 'grid-cols-pair')}>
          {view === 'list' && (
            <FilterSelect
              label={t('filter.status')}
              all={t('filter.all')}
              values={OPEN_LEADS}
              nameOf={(value) => t(`status.${value}`)}
              value={status}
              onChange={setStatus}
            />
          )}
          {view !== 'board' && (
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
          )}
        </div>
      </div>
      {view !== 'board' && isNearest && state !== 'idle' && state !== 'found' && (
        <p role="status" className="text-muted text-sm">
          {t(`sort.${state}`)}
        </p>
      )}
      {view === 'board' && <LeadBoard search={search} {...links} />}
      {view !== 'board' &&
        (isNearest && here ? (
          <NearestLeads filter={filter} from={here} {...links} />
        ) : (
          <NewestLeads filter={filter} {...links} />
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
