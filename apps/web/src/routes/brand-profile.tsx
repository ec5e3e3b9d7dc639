import { createFileRoute } from '@tanstack/react-router';
import { BrandProfile } from '@/features/accounts/brand/brand-profile';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/brand-profile')({
  staticData: { access: ['brand'], title: 'title.brandProfile' },
  loader: () => preloadMessages('brands', 'errors'),
  component: Page,
});

function Page() {
  return <BrandProfile />;
}
