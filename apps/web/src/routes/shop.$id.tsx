import { createFileRoute } from '@tanstack/react-router';
import { ShopPage } from '@/app/pages/shops/shop-page';
import { useMe } from '@/features/accounts/use-me';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/shop/$id')({
  staticData: { access: 'signed-in', title: 'title.shop', hasOwnHeading: true },
  loader: () => preloadMessages('shops', 'links', 'errors'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { me } = useMe();
  return me ? <ShopPage id={id} me={me} /> : null;
}
