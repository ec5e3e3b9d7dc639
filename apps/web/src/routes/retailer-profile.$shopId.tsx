import { createFileRoute } from '@tanstack/react-router';
import { StoreProfilePage } from '@/app/pages/shops/store-profile-page';
import { useMe } from '@/features/accounts/use-me';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/retailer-profile/$shopId')({
  staticData: { access: 'signed-in', title: 'title.storeProfile', hasOwnHeading: true },
  loader: () =>
    preloadMessages('storeprofile', 'shops', 'campaigns', 'adspaces', 'links', 'errors'),
  component: Page,
});

function Page() {
  const { shopId } = Route.useParams();
  const { me } = useMe();
  return me ? <StoreProfilePage id={shopId} me={me} /> : null;
}
