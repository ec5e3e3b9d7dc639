import { createFileRoute } from '@tanstack/react-router';
import { NewCampaignPage } from '@/app/pages/campaigns/new-campaign-page';
import { preloadMessages } from '@/i18n';

interface WizardSearch {
  id?: string | undefined;
  step?: string | undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export const Route = createFileRoute('/campaigns/new')({
  staticData: { access: ['brand'], title: 'title.newCampaign' },
  validateSearch: (search: Record<string, unknown>): WizardSearch => ({
    id: textOf(search.id),
    // Parsed by the page, to keep it out of the first load.
    step: textOf(search.step),
  }),
  loaderDeps: ({ search }) => ({ hasId: search.id !== undefined }),
  loader: async ({ deps }) => {
    if (!deps.hasId) return (await import('@/app/pages/campaigns/begin-campaign')).beginCampaign();
    await preloadMessages('campaigns', 'wizard', 'errors');
  },
  component: Page,
});

function Page() {
  const { id, step } = Route.useSearch();
  return id ? <NewCampaignPage id={id} step={step} /> : null;
}
