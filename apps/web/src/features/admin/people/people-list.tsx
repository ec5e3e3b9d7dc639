import { PROFILE_STATES } from '@chowk/domain/accounts';
import type { Person } from '@chowk/domain/admin';
import { formatMobile, ROLES, type Role } from '@chowk/domain/kernel';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '@/i18n';
import { FilterSelect } from '@/lists/filter-select';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { useSearch } from '@/lists/use-search';
import { Badge } from '@/ui/base/badge';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { Checkbox } from '@/ui/fields/checkbox';
import type { Column } from '@/ui/table/data-table';
import { type PeopleFilter, peopleOptions, peopleParams } from './people.queries';
import { PeopleExport } from './people-export';
import { PersonStatusBadge } from './person-status-badge';
import { SelectionBar } from './selection-bar';

/** Whom somebody chose, also on the pages they have turned. */
function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Person>>(new Map());

  function toggle(person: Person) {
    const next = new Map(chosen);
    if (!next.delete(person.id)) next.set(person.id, person);
    setChosen(next);
  }

  return { chosen, toggle, clear: () => setChosen(new Map()) };
}

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
  const { typed, search, field } = useSearch(filter.search);
  const asked = { ...filter, search };
  const params = peopleParams(asked);
  const { chosen, toggle, clear } = useSelection();
  const list = usePagedList(asked, (cursor) => peopleOptions(asked, cursor));
  const columns = useColumns(chosen, toggle);
  return (
    <>
      <SelectionBar chosen={[...chosen.values()]} onClear={clear} />
      <ListTable
        label={t('people.title')}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        rowLink={({ id }, content) => link(id, content)}
        search={{ label: t('people.search'), ...field }}
        filters={
          <>
            <Filters filter={{ ...filter, search: typed }} onFilter={onFilter} />
            <PeopleExport params={params} />
            {views(asked)}
          </>
        }
        empty={<EmptyState icon={<Users />} title={t('people.none')} text={t('people.noneText')} />}
        nothingFound={
          <EmptyState icon={<Users />} title={t('people.none')} text={t('people.noneFit')} />
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
      <FilterSelect
        label={t('people.role')}
        all={t('people.anyRole')}
        values={ROLES}
        nameOf={(value) => shell(`role.${value}`)}
        value={filter.role}
        onChange={(role) => onFilter({ ...filter, role })}
      />
      <FilterSelect
        label={t('people.standing')}
        all={t('people.anyStanding')}
        values={PROFILE_STATES}
        nameOf={(value) => t(`standing.${value}`)}
        value={filter.status}
        onChange={(status) => onFilter({ ...filter, status })}
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
      cell: ({ status }) => <PersonStatusBadge status={status} />,
    },
    {
      id: 'since',
      header: t('people.since'),
      cell: ({ created_at }) => <RelativeTime iso={created_at} />,
    },
  ];
}

/** In grant order, the primary one first. */
function RoleBadges({ roles }: { roles: readonly Role[] }) {
  const shell = useMessages('shell');
  if (roles.length === 0) return <span className="text-muted">{shell('role.none')}</span>;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {roles.map((role, i) => (
        <Badge key={role} tone={i === 0 ? 'primary' : 'neutral'}>
          {shell(`role.${role}`)}
        </Badge>
      ))}
    </span>
  );
}
