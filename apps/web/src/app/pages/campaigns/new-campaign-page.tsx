import { formatPaise } from '@chowk/domain/kernel';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { WizardLoader } from '@/features/campaigns/draft/wizard-loader';
import { findStep } from '@/features/campaigns/draft/wizard-steps';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';

interface NewCampaignPageProps {
  id: string;
  /** The step in the URL; anything else is the first step. */
  step: string | undefined;
}

export function NewCampaignPage({ id, step }: NewCampaignPageProps) {
  const t = useMessages('campaigns');
  const wizard = useMessages('wizard');
  const navigate = useNavigate();
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <ButtonLink
        variant="quiet"
        className="-ms-3 self-start"
        icon={<ArrowLeft aria-hidden className="size-5" />}
        render={<Link to="/dashboard" />}
      >
        {t('back')}
      </ButtonLink>
      <WizardLoader
        id={id}
        step={findStep(step) ?? 'placement'}
        onStep={(next) => void navigate({ to: '/campaigns/new', search: { id, step: next } })}
        onLaunched={(campaign) =>
          void navigate({ to: '/campaign/$id', params: { id: campaign.id }, replace: true })
        }
        addMoney={(paise) => (
          <ButtonLink
            size="sm"
            variant="secondary"
            render={<Link to="/wallet" search={{ add: paise }} />}
          >
            {wizard('feasible.add', { amount: formatPaise(paise) })}
          </ButtonLink>
        )}
      />
    </div>
  );
}
