import { createFileRoute } from '@tanstack/react-router';
import { PersonPage } from '@/app/pages/admin/person-page';
import { useMe } from '@/features/accounts/use-me';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/people_/$id')({
  staticData: { access: ['admin'], title: 'title.people', hasOwnHeading: true },
  loader: () => preloadMessages('office', 'settings', 'errors', 'links'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { me } = useMe();
  return me ? <PersonPage key={id} id={id} me={me} /> : null;
}
