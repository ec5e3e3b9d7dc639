import { createFileRoute } from '@tanstack/react-router';
import { CampaignPage } from '@/app/pages/campaigns/campaign-page';
import { useMe } from '@/features/accounts/use-me';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/campaign/$id')({
  staticData: { access: 'signed-in', title: 'title.campaign', hasOwnHeading: true },
  loader: () => preloadMessages('campaigns', 'links', 'errors'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { me } = useMe();
  return me ? <CampaignPage id={id} me={me} /> : null;
}
