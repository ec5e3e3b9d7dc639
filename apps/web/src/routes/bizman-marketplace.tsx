import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '@/app/coming-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/bizman-marketplace')({
  staticData: { access: ['bizman'], title: 'title.marketplace' },
  loader: () => preloadMessages('coming'),
  component: () => <ComingPage screen="marketplace" />,
});
