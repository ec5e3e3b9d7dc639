import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '@/app/coming-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/bizman-cart')({
  staticData: { access: ['bizman'], title: 'title.cart' },
  loader: () => preloadMessages('coming'),
  component: () => <ComingPage screen="cart" />,
});
