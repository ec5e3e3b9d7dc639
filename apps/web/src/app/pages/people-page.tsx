import { PROFILE_STATES } from '@chowk/domain/accounts';
import { ROLES } from '@chowk/domain/kernel';
import { Link, useNavigate } from '@tanstack/react-router';
import { PeopleList } from '@/features/people/people-list';
import { useMessages } from '@/i18n';
import { PageHeader } from '@/ui/page-header';

interface PeoplePageProps {
  search: string;
  role: string | undefined;
  status: string | undefined;
}

export function PeoplePage({ search, role, status }: PeoplePageProps) {
  const t = useMessages('office');
  const navigate = useNavigate();
  const filter = {
    search,
    role: ROLES.find((each) => each === role),
    status: PROFILE_STATES.find((each) => each === status),
  };
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('people.title')} description={t('people.text')} />
      <PeopleList
        filter={filter}
        onFilter={(next) =>
          void navigate({
            to: '/people',
            search: { ...next, search: next.search || undefined },
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
