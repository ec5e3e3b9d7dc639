import { PROFILE_STATES, type ProfileState } from '@chowk/domain/accounts';
import { ROLES, type Role } from '@chowk/domain/kernel';
import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage } from '@/app/pages/people-page';
import { preloadMessages } from '@/i18n';

interface PeopleSearch {
  search?: string | undefined;
  role?: Role | undefined;
  status?: ProfileState | undefined;
}

export const Route = createFileRoute('/people')({
  staticData: { access: ['admin'], title: 'title.people', hasOwnHeading: true },
  validateSearch: ({ search, role, status }: Record<string, unknown>): PeopleSearch => ({
    search: typeof search === 'string' ? search : undefined,
    role: ROLES.find((each) => each === role),
    status: PROFILE_STATES.find((each) => each === status),
  }),
  loader: () => preloadMessages('office', 'errors'),
  component: Page,
});

function Page() {
  const { search = '', role, status } = Route.useSearch();
  return <PeoplePage filter={{ search, role, status }} />;
}
