import { createFileRoute } from '@tanstack/react-router';
import { MySpacePage } from '@/app/pages/ad-spaces/my-space-page';
import { useMe } from '@/features/accounts/use-me';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/ad-spaces_/$id')({
  staticData: { access: ['retailer'], title: 'title.myAdSpaces', hasOwnHeading: true },
  loader: () => preloadMessages('adspaces', 'myspaces', 'calendar', 'errors'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { me } = useMe();
  return me ? <MySpacePage id={id} me={me} /> : null;
}
