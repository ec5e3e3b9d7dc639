import { createFileRoute } from '@tanstack/react-router';
import { ProofPage } from '@/app/pages/proofs/proof-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/proof/$id')({
  staticData: { access: 'signed-in', title: 'title.proof', hasOwnHeading: true },
  loader: () => preloadMessages('proofs', 'reasons', 'links', 'errors'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <ProofPage id={id} />;
}
