import { createFileRoute } from '@tanstack/react-router';
import { DealPage } from '@/app/pages/deals/deal-page';
import { useMe } from '@/features/accounts/use-me';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/deal/$id')({
  staticData: { access: 'signed-in', title: 'title.deal', hasOwnHeading: true },
  loader: () => preloadMessages('deals', 'proofs', 'reasons', 'links', 'errors'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { me } = useMe();
  return me ? <DealPage id={id} me={me} /> : null;
}
