import { createFileRoute, redirect } from '@tanstack/react-router';
import { NewLeadPage } from '@/app/pages/new-lead-page';
import { preloadMessages } from '@/i18n';

interface NewLeadSearch {
  id?: string | undefined;
}

export const Route = createFileRoute('/leads/new')({
  staticData: { access: ['bizman'], title: 'title.newLead' },
  validateSearch: ({ id }: Record<string, unknown>): NewLeadSearch => ({
    id: typeof id === 'string' ? id : undefined,
  }),
  loaderDeps: ({ search }) => ({ hasId: search.id !== undefined }),
  loader: async ({ deps }) => {
    if (!deps.hasId) {
      const { beginLead } = await import('@/features/leads/begin-lead');
      throw redirect({ to: '/leads/new', search: { id: beginLead() }, replace: true });
    }
    await preloadMessages('leads', 'states', 'shops', 'campaigns', 'errors');
  },
  component: Page,
});

function Page() {
  const { id } = Route.useSearch();
  return id ? <NewLeadPage id={id} /> : null;
}
