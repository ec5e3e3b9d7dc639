import { createFileRoute } from '@tanstack/react-router';
import { ReviewPage } from '@/app/pages/proofs/review-page';
import { preloadMessages } from '@/i18n';

interface ReviewSearch {
  proof?: string | undefined;
}

export const Route = createFileRoute('/review')({
  staticData: { access: ['admin'], title: 'title.review', hasOwnHeading: true },
  validateSearch: ({ proof }: Record<string, unknown>): ReviewSearch => ({
    proof: typeof proof === 'string' ? proof : undefined,
  }),
  loader: () => preloadMessages('review', 'queues', 'reasons', 'errors'),
  component: Page,
});

function Page() {
  const { proof } = Route.useSearch();
  return <ReviewPage proofId={proof} />;
}
