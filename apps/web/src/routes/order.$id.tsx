import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '@/app/pages/orders/order-page';
import { useMe } from '@/features/accounts/use-me';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/order/$id')({
  staticData: { access: 'signed-in', title: 'title.order', hasOwnHeading: true },
  loader: () => preloadMessages('orders', 'brandorders', 'links', 'errors'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { me } = useMe();
  return me ? <OrderPage id={id} me={me} /> : null;
}
