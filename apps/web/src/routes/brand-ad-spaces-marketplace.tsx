import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '@/app/coming-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/brand-ad-spaces-marketplace')({
  staticData: { access: ['brand'], title: 'title.adSpaces' },
  loader: () => preloadMessages('coming'),
  component: () => <ComingPage screen="adSpaces" />,
});
