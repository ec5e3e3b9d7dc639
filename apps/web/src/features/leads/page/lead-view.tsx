import { type Lead, type LeadState, leadStates } from '@chowk/domain/leads';
import { Suspense, useEffect, useState } from 'react';
import { heardAt, isRequestWaiting, isUnsent } from '@/features/leads/is-unsent';
import type { LinkElement } from '@/features/leads/list/lead-card';
import { useMessages } from '@/i18n';
import type { DeviceLead } from '@/offline/commands/leads';
import { type PendingUpload, targetOf } from '@/offline/outbox/queue-row';
import { watchQueue } from '@/offline/outbox/watch-queue';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Stepper } from '@/ui/layout/stepper';
import { LeadFacts } from './lead-facts';
import { NextStep } from './next-step';
import { Unsent } from './unsent';

const NONE: readonly PendingUpload[] = [];

/** What was done to this lead and waits on this phone, in order. */
function useQueuedLead(id: string): readonly PendingUpload[] {
  const [queued, setQueued] = useState(NONE);
  useEffect(() => {
    const isOfIt = ({ target }: PendingUpload) => target === targetOf('shopLeads', id);
    return watchQueue((waiting) => waiting.filter(isOfIt), setQueued);
  }, [id]);
  return queued;
}

/** Pictures come after the words, and with what shows them. */
const LeadGallery = lazy(() => import('./lead-gallery').then((m) => ({ default: m.LeadGallery })));

interface LeadViewProps {
  lead: DeviceLead & { readonly savedAt?: number };
  shopsLink: LinkElement;
  onChange: (lead: Lead) => void;
  onEdit: () => void;
  /** The lead came out of the queue again and is a draft. */
  onTakenBack: () => void;
  onShowWaiting: () => void;
  onAgain: () => void;
}

const STEPS = ['step.written', 'step.verified', 'step.requested', 'step.live'] as const;
const STEP_OF: Readonly<Record<LeadState, number>> = {
  pending: 0,
  phone_verified: 1,
  activation_requested: 2,
  rejected: 2,
  converted: 3,
};

/** What only this device knows of is no step taken yet. */
function stepOf(lead: DeviceLead): number {
  return STEP_OF[isRequestWaiting(lead) ? 'phone_verified' : lead.status];
}

/** A lead, what is next about it, and what is known of it. */
export function LeadView({ lead, shopsLink, onChange, onEdit, onAgain, ...on }: LeadViewProps) {
  const t = useMessages('leads');
  const queued = useQueuedLead(lead.id);
  const create = queued.find(({ type }) => type === 'lead_create');
  // Of a request that waits, the next step tells.
  const hasChange = queued.some(
    ({ type }) => !(isRequestWaiting(lead) && type === 'lead_request_activation'),
  );
  const isHere = isUnsent(lead);
  const mayChange = leadStates.transitions.some(
    ({ from, via }) => from === lead.status && via === 'lead_update',
  );

  return (
    <>
      <LazyUpdatedAgo savedAt={heardAt(lead)} />
      <Stepper
        label={t('lead.steps')}
        steps={STEPS.map((step) => t(step))}
        current={stepOf(lead)}
      />
      {isHere ? (
        <Unsent create={create} refusal={lead.refusal} {...on} />
      ) : (
        <>
          {hasChange && <Banner tone="offline" title={t('change.title')} />}
          <NextStep {...{ lead, shopsLink, onChange, onAgain }} />
        </>
      )}
      <Suspense fallback={<Skeleton className="h-40 w-full rounded-lg" />}>
        <LeadGallery lead={lead} queued={queued} />
      </Suspense>
      <LeadFacts lead={lead} onEdit={mayChange && !isHere ? onEdit : undefined} />
    </>
  );
}
