import { createFileRoute } from '@tanstack/react-router';
import { NewLeadPage } from '@/app/pages/leads/new-lead-page';
import { preloadMessages } from '@/i18n';

interface NewLeadSearch {
  id?: string | undefined;
}

export const Route = createFileRoute('/leads/new')({
  staticData: { access: ['bizman'], title: 'title.newLead' },
  validateSearch: ({ id }: Record<string, unknown>): NewLeadSearch => ({
    id: typeof id === 'string' ? id : undefined,
  }),
  loader: () => preloadMessages('leads', 'states', 'shops', 'campaigns', 'errors'),
  component: Page,
});

function Page() {
  const { id } = Route.useSearch();
  return <NewLeadPage id={id} />;
}
