import { PROFILE_STATES } from '@chowk/domain/accounts';
import type { Person } from '@chowk/domain/admin';
import { formatMobile, ROLES } from '@chowk/domain/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { Checkbox } from '@/ui/fields/checkbox';
import { NativeSelect } from '@/ui/fields/native-select';
import { SearchField } from '@/ui/fields/search-field';
import { useTyped } from '@/ui/forms/use-typed';
import { type Column, DataTable } from '@/ui/table/data-table';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
import { type PeopleFilter, peopleOptions, peopleParams } from './people.queries';
import { PeopleExport } from './people-export';
import { RoleBadges } from './role-badges';
import { SelectionBar } from './selection-bar';
import { StandingBadge } from './standing-badge';
import { useSelection } from './use-selection';

interface PeopleListProps {
  /** What the address asks for; a change is written there, so that a view can be kept and shared. */
  filter: PeopleFilter;
  onFilter: (filter: PeopleFilter) => void;
  link: (id: string, content: ReactNode) => ReactNode;
  /** The views somebody keeps of it. */
  views: (filter: PeopleFilter) => ReactNode;
}

/** Everybody with an account. */
export function PeopleList({ filter, onFilter, link, views }: PeopleListProps) {
  const t = useMessages('office');
  const errorWords = useErrorWords();
  const { typed, setTyped, search } = useTyped(filter.search);
  const asked = { ...filter, search };
  const params = peopleParams(asked);
  const { chosen, toggle, clear } = useSelection();
  const { cursor, pagingFor } = useCursorPaging(JSON.stringify(asked));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...peopleOptions(asked, cursor),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = search !== '' || Boolean(filter.role) || Boolean(filter.status);
  const columns = useColumns(chosen, toggle);
  return (
    <>
      <SelectionBar chosen={[...chosen.values()]} onClear={clear} />
      <DataTable
        label={t('people.title')}
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowLink={({ id }, content) => link(id, content)}
        search={<SearchField label={t('people.search')} value={typed} onChange={setTyped} />}
        filters={
          <>
            <Filters filter={{ ...filter, search: typed }} onFilter={onFilter} />
            <PeopleExport params={params} />
            {views(asked)}
          </>
        }
        paging={pagingFor(data?.nextCursor)}
        isRefreshing={isFetching && isPlaceholderData}
        error={
          error ? { error, text: errorWords(error), onRetry: () => void refetch() } : undefined
        }
        empty={
          <EmptyState
            icon={<Users />}
            title={t('people.none')}
            text={t(isNarrowed ? 'people.noneFit' : 'people.noneText')}
          />
        }
      />
    </>
  );
}

function Filters({ filter, onFilter }: Pick<PeopleListProps, 'filter' | 'onFilter'>) {
  const t = useMessages('office');
  const shell = useMessages('shell');
  return (
    <>
      <NativeSelect
        isLabelHidden
        label={t('people.role')}
        placeholder={t('people.anyRole')}
        value={filter.role ?? ''}
        options={ROLES.map((value) => ({ value, label: shell(`role.${value}`) }))}
        onChange={({ target }) =>
          onFilter({ ...filter, role: ROLES.find((role) => role === target.value) })
        }
      />
      <NativeSelect
        isLabelHidden
        label={t('people.standing')}
        placeholder={t('people.anyStanding')}
        value={filter.status ?? ''}
        options={PROFILE_STATES.map((value) => ({ value, label: t(`standing.${value}`) }))}
        onChange={({ target }) =>
          onFilter({ ...filter, status: PROFILE_STATES.find((state) => state === target.value) })
        }
      />
    </>
  );
}

function useColumns(
  chosen: ReadonlyMap<string, Person>,
  toggle: (person: Person) => void,
): Column<Person>[] {
  const t = useMessages('office');
  return [
    {
      id: 'choose',
      header: t('bulk.choose'),
      cell: (person) => (
        <Checkbox
          // Above the link that covers the row.
          className="relative z-1 w-fit"
          label={
            <span className="sr-only">
              {t('bulk.chooseOf', { name: person.full_name || t('noName') })}
            </span>
          }
          checked={chosen.has(person.id)}
          onChange={() => toggle(person)}
        />
      ),
    },
    {
      id: 'name',
      header: t('people.name'),
      isTitle: true,
      cell: ({ full_name }) => full_name || t('noName'),
    },
    { id: 'roles', header: t('people.roles'), cell: ({ roles }) => <RoleBadges roles={roles} /> },
    {
      id: 'contact',
      header: t('people.contact'),
      cell: ({ email, phone }) => (
        <span className="wrap-anywhere">
          {email ?? (phone ? formatMobile(phone) : t('unknown'))}
        </span>
      ),
    },
    { id: 'area', header: t('people.area'), cell: ({ area }) => area ?? t('unknown') },
    {
      id: 'standing',
      header: t('people.standing'),
      cell: ({ status }) => <StandingBadge status={status} />,
    },
    {
      id: 'since',
      header: t('people.since'),
      cell: ({ created_at }) => <RelativeTime iso={created_at} />,
    },
  ];
}
