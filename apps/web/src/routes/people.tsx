import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage, type PeopleSearch } from '@/app/pages/admin/people-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/people')({
  staticData: { access: ['admin'], title: 'title.people', hasOwnHeading: true },
  // As in the URL; the page parses it.
  validateSearch: (asked: PeopleSearch) => asked,
  loader: () => preloadMessages('office', 'exports', 'views', 'errors'),
  component: Page,
});

function Page() {
  return <PeoplePage asked={Route.useSearch()} />;
}
