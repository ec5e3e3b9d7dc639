import type { Lead } from '@chowk/domain/leads';
import { RotateCcw } from 'lucide-react';
import { Suspense } from 'react';
import { isRequestWaiting } from '@/features/leads/is-unsent';
import type { LinkElement } from '@/features/leads/list/lead-card';
import { useMessages } from '@/i18n';
import type { DeviceLead } from '@/offline/commands/leads';
import { Button, ButtonLink } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { Skeleton } from '@/ui/feedback/skeleton';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { RequestActivation } from './request-activation';

/** The form for a code is for those who have to prove a number, and they are few. */
const VerifyPhone = lazy(() => import('./verify-phone').then((m) => ({ default: m.VerifyPhone })));

interface NextStepProps {
  lead: DeviceLead;
  shopsLink: LinkElement;
  onChange: (lead: Lead) => void;
  onAgain: () => void;
}

/** What there is to do about the lead now, or who else has to. */
export function NextStep({ lead, shopsLink, onChange, onAgain }: NextStepProps) {
  const t = useMessages('leads');
  switch (lead.status) {
    case 'pending':
      return (
        <Suspense fallback={<Skeleton className="h-40 w-full rounded-lg" />}>
          <VerifyPhone
            key={lead.phone}
            lead={lead}
            onVerified={(verified) => {
              showToast({ title: t('verify.done'), tone: 'success' });
              onChange(verified);
            }}
          />
        </Suspense>
      );
    case 'phone_verified':
      return <RequestActivation lead={lead} onRequested={onChange} />;
    case 'activation_requested':
      return <Requested lead={lead} />;
    case 'converted':
      return (
        <Banner
          tone="success"
          title={t('converted.title')}
          text={t('converted.text')}
          action={
            <ButtonLink variant="secondary" size="sm" render={shopsLink}>
              {t('converted.open')}
            </ButtonLink>
          }
        />
      );
    case 'rejected':
      return (
        <Banner
          tone="danger"
          title={t('rejected.title')}
          text={lead.reason ?? t('rejected.none')}
          action={
            <Button
              variant="secondary"
              icon={<RotateCcw aria-hidden className="size-5" />}
              onClick={onAgain}
            >
              {t('rejected.again')}
            </Button>
          }
        />
      );
  }
}

function Requested({ lead }: { lead: DeviceLead }) {
  const t = useMessages('leads');
  if (isRequestWaiting(lead)) {
    return <Banner tone="offline" title={t('request.unsent')} text={t('request.unsentText')} />;
  }
  if (lead.account_creation_status !== 'failed') {
    return <Banner title={t('requested.title')} text={t('requested.text')} />;
  }
  const why = lead.reason === 'phone_taken' ? t('failed.phone_taken') : '';
  return (
    <Banner tone="warning" title={t('failed.title')} text={`${why} ${t('failed.text')}`.trim()} />
  );
}
