import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '@/app/coming-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/manage-shops')({
  staticData: { access: ['bizman'], title: 'title.manageShops' },
  loader: () => preloadMessages('coming'),
  component: () => <ComingPage screen="manageShops" />,
});
