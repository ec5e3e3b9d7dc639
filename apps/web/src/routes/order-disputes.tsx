import { createFileRoute } from '@tanstack/react-router';
import { OrderDisputesPage } from '@/app/pages/orders/order-disputes-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/order-disputes')({
  staticData: { access: ['admin'], title: 'title.orderDisputes', hasOwnHeading: true },
  loader: () => preloadMessages('disputes', 'orders', 'errors'),
  component: OrderDisputesPage,
});
