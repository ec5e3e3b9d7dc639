import type { Me } from '@chowk/domain/accounts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, PencilLine } from 'lucide-react';
import { CampaignView } from '@/features/campaigns/page/campaign-view';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/button';

export function CampaignPage({ id, me }: { id: string; me: Me }) {
  const t = useMessages('campaigns');
  return (
    <CampaignView
      id={id}
      roles={me.roles}
      back={
        <ButtonLink
          variant="quiet"
          icon={<ArrowLeft aria-hidden className="size-5" />}
          render={<Link to="/dashboard" />}
        >
          {t('back')}
        </ButtonLink>
      }
      editLink={
        <ButtonLink
          icon={<PencilLine aria-hidden className="size-5" />}
          render={<Link to="/campaigns/new" search={{ id }} />}
        >
          {t('continueDraft')}
        </ButtonLink>
      }
      dealLink={(deal, content) => (
        <Link to="/deal/$id" params={{ id: deal.id }}>
          {content}
        </Link>
      )}
    />
  );
}
