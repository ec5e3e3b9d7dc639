import { createFileRoute, Link } from '@tanstack/react-router';
import { CampaignBrand } from '@/features/accounts/brand/campaign-brand';
import { preloadMessages } from '@/i18n';

/** The brand behind an offer, for a shop. */
export const Route = createFileRoute('/campaign_/$id/brand')({
  staticData: { access: 'signed-in', title: 'title.brandProfile' },
  loader: () => preloadMessages('brands', 'errors'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <CampaignBrand campaignId={id} backLink={<Link to="/dashboard" />} />;
}
