import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '@/app/pages/ad-spaces/booking-page';
import { useMe } from '@/features/accounts/use-me';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/adspace/$id')({
  staticData: { access: 'signed-in', title: 'title.adspace', hasOwnHeading: true },
  loader: () => preloadMessages('adspaces', 'links', 'errors'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { me } = useMe();
  return me ? <BookingPage id={id} me={me} /> : null;
}
