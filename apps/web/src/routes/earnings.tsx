import { createFileRoute } from '@tanstack/react-router';
import { EarningsPage } from '@/app/pages/earnings/earnings-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/earnings')({
  staticData: { access: ['retailer', 'bizman'], title: 'title.earnings', isPersonal: true },
  loader: () => preloadMessages('earnings', 'errors'),
  component: EarningsPage,
});
