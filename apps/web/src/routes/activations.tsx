import { createFileRoute } from '@tanstack/react-router';
import { ActivationsPage } from '@/app/pages/leads/activations-page';
import { preloadMessages } from '@/i18n';

interface ActivationsSearch {
  request?: string | undefined;
}

export const Route = createFileRoute('/activations')({
  staticData: { access: ['admin'], title: 'title.activations', hasOwnHeading: true },
  validateSearch: ({ request }: Record<string, unknown>): ActivationsSearch => ({
    request: typeof request === 'string' ? request : undefined,
  }),
  loader: () => preloadMessages('activation', 'queues', 'errors'),
  component: Page,
});

function Page() {
  const { request } = Route.useSearch();
  return <ActivationsPage requestId={request} />;
}
