import { Link, useNavigate } from '@tanstack/react-router';
import type { PeopleFilter } from '@/features/people/people.queries';
import { PeopleList } from '@/features/people/people-list';
import { useMessages } from '@/i18n';
import { PageHeader } from '@/ui/page-header';

export function PeoplePage({ filter }: { filter: PeopleFilter }) {
  const t = useMessages('office');
  const navigate = useNavigate();
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('people.title')} description={t('people.text')} />
      <PeopleList
        filter={filter}
        onFilter={({ search, role, status }) =>
          void navigate({
            to: '/people',
            search: { search: search || undefined, role, status },
            replace: true,
          })
        }
        link={(id, content) => (
          <Link to="/people/$id" params={{ id }}>
            {content}
          </Link>
        )}
      />
    </div>
  );
}
