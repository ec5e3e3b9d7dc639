import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage } from '@/app/pages/people-page';
import { preloadMessages } from '@/i18n';

/** As the address has them; the page knows which roles and standings there are. */
interface PeopleSearch {
  search?: string | undefined;
  role?: string | undefined;
  status?: string | undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const Route = createFileRoute('/people')({
  staticData: { access: ['admin'], title: 'title.people', hasOwnHeading: true },
  validateSearch: ({ search, role, status }: Record<string, unknown>): PeopleSearch => ({
    search: textOf(search),
    role: textOf(role),
    status: textOf(status),
  }),
  loader: () => preloadMessages('office', 'errors'),
  component: Page,
});

function Page() {
  const { search = '', role, status } = Route.useSearch();
  return <PeoplePage search={search} role={role} status={status} />;
}
