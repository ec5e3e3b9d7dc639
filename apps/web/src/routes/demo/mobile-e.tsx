import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '@/app/coming-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/demo/mobile-e')({
  staticData: { access: 'public', title: 'title.demo' },
  loader: () => preloadMessages('coming'),
  component: () => <ComingPage screen="demo" />,
});
