import { PROFILE_STATES } from '@chowk/domain/accounts';
import type { Person } from '@chowk/domain/admin';
import { formatMobile, istDay, ROLES } from '@chowk/domain/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { takeList } from '@/api/take-list';
import { useErrorWords } from '@/api/use-error-words';
import { useMessages } from '@/i18n';
import { type Column, DataTable } from '@/ui/data-table';
import { EmptyState } from '@/ui/empty-state';
import { ExportButtons } from '@/ui/export-buttons';
import { NativeSelect } from '@/ui/native-select';
import { RelativeTime } from '@/ui/relative-time';
import { SearchField } from '@/ui/search-field';
import { useCursorPaging } from '@/ui/use-cursor-paging';
import { useSettled } from '@/ui/use-settled';
import { listPeopleRef, type PeopleFilter, peopleOptions, peopleParams } from './people.queries';
import { RoleBadges } from './role-badges';
import { StandingBadge } from './standing-badge';

interface PeopleListProps {
  /** What the address asks for; a change is written there, so that a view can be kept and shared. */
  filter: PeopleFilter;
  onFilter: (filter: PeopleFilter) => void;
  link: (id: string, content: ReactNode) => ReactNode;
}

/** Everybody with an account. */
export function PeopleList({ filter, onFilter, link }: PeopleListProps) {
  const t = useMessages('office');
  const errorWords = useErrorWords();
  const [typed, setTyped] = useState(filter.search);
  const search = useSettled(typed.trim());
  const asked = { ...filter, search };
  const { cursor, pagingFor } = useCursorPaging(JSON.stringify(asked));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...peopleOptions(asked, cursor),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = search !== '' || Boolean(filter.role) || Boolean(filter.status);
  return (
    <DataTable
      label={t('people.title')}
      columns={useColumns()}
      rows={data?.items}
      rowKey={({ id }) => id}
      rowLink={({ id }, content) => link(id, content)}
      search={<SearchField label={t('people.search')} value={typed} onChange={setTyped} />}
      filters={
        <>
          <Filters filter={{ ...filter, search: typed }} onFilter={onFilter} />
          <PeopleExport filter={asked} />
        </>
      }
      paging={pagingFor(data?.nextCursor)}
      isRefreshing={isFetching && isPlaceholderData}
      error={error ? { text: errorWords(error), onRetry: () => void refetch() } : undefined}
      empty={
        <EmptyState
          icon={<Users />}
          title={t('people.none')}
          text={t(isNarrowed ? 'people.noneFit' : 'people.noneText')}
        />
      }
    />
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

function PeopleExport({ filter }: { filter: PeopleFilter }) {
  const t = useMessages('office');
  const shell = useMessages('shell');
  const errorWords = useErrorWords();
  const params = peopleParams(filter);
  return (
    <ExportButtons<Person>
      name="people"
      label={t('people.title')}
      errorWords={errorWords}
      readRows={(format) =>
        takeList('people', format, params, (page) =>
          contractClient.runQuery(listPeopleRef, { ...params, ...page }),
        )
      }
      columns={[
        { header: t('people.name'), value: ({ full_name }) => full_name },
        {
          header: t('people.roles'),
          value: ({ roles }) => roles.map((role) => shell(`role.${role}`)).join(', '),
        },
        { header: t('facts.email'), value: ({ email }) => email },
        { header: t('facts.phone'), value: ({ phone }) => phone && formatMobile(phone) },
        { header: t('people.area'), value: ({ area }) => area },
        { header: t('people.standing'), value: ({ status }) => t(`standing.${status}`) },
        { header: t('people.since'), value: ({ created_at }) => istDay(Date.parse(created_at)) },
        { header: 'id', value: ({ id }) => id },
      ]}
    />
  );
}

function useColumns(): Column<Person>[] {
  const t = useMessages('office');
  return [
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
