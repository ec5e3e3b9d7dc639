import { PROFILE_STATES } from '@chowk/domain/accounts';
import { ROLES } from '@chowk/domain/kernel';
import { Link, useNavigate } from '@tanstack/react-router';
import { PeopleList } from '@/features/admin/people/people-list';
import { SavedViews } from '@/features/admin/views/saved-views';
import { useMessages } from '@/i18n';
import { PageHeader } from '@/ui/layout/page-header';

export interface PeopleSearch {
  readonly search?: unknown;
  readonly role?: unknown;
  readonly status?: unknown;
}

export function PeoplePage({ asked }: { asked: PeopleSearch }) {
  const t = useMessages('office');
  const navigate = useNavigate();
  const filter = {
    search: typeof asked.search === 'string' ? asked.search : '',
    role: ROLES.find((each) => each === asked.role),
    status: PROFILE_STATES.find((each) => each === asked.status),
  };
  const show = (search: PeopleSearch) => void navigate({ to: '/people', search, replace: true });
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('people.title')} description={t('people.text')} />
      <PeopleList
        filter={filter}
        onFilter={(next) => show({ ...next, search: next.search || undefined })}
        views={(shown) => <SavedViews list="people" filter={{ ...shown }} onOpen={show} />}
        link={(id, content) => (
          <Link to="/people/$id" params={{ id }}>
            {content}
          </Link>
        )}
      />
    </div>
  );
}
