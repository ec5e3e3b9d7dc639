import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '@/app/coming-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/retailer-checkout')({
  staticData: { access: ['retailer'], title: 'title.checkout' },
  loader: () => preloadMessages('coming'),
  component: () => <ComingPage screen="checkout" />,
});
