import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '@/app/coming-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/brand-profile')({
  staticData: { access: ['brand'], title: 'title.brandProfile' },
  loader: () => preloadMessages('coming'),
  component: () => <ComingPage screen="brandProfile" />,
});
