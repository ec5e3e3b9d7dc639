import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '@/app/coming-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/products')({
  staticData: { access: ['brand'], title: 'title.products' },
  loader: () => preloadMessages('coming'),
  component: () => <ComingPage screen="products" />,
});
