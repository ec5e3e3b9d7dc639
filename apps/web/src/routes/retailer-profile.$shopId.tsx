import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '@/app/coming-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/retailer-profile/$shopId')({
  staticData: { access: 'signed-in', title: 'title.storeProfile' },
  loader: () => preloadMessages('coming'),
  component: () => <ComingPage screen="storeProfile" />,
});
