import { callLink, formatDistance, formatMobile } from '@chowk/domain/kernel';
import type { LeadState } from '@chowk/domain/leads';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { isRequestWaiting, isUnsent } from '@/features/leads/is-unsent';
import { LeadStatus } from '@/features/leads/lead-status';
import { type MessageKey, useLanguage, useMessages } from '@/i18n';
import type { DeviceLead } from '@/offline/commands/leads';
import { ButtonLink } from '@/ui/base/button';
import { ContactLinks } from '@/ui/base/contact-links';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { CARD_CLASS } from '@/ui/layout/card';

export type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

interface LeadCardProps {
  lead: DeviceLead;
  link: LinkElement;
  shopLink: (shopId: string) => LinkElement;
  /** From where the bizman stands, if that is known. */
  distanceM?: number | undefined;
  /** A column says the state already, if the server knows of it. */
  isStatusShown?: boolean;
}

/** What there is for the bizman to do; nothing where others have to. */
const NEXT: Partial<Record<LeadState, MessageKey<'leads'>>> = {
  pending: 'next.verify',
  phone_verified: 'next.request',
  rejected: 'next.again',
};

export function LeadCard(props: LeadCardProps) {
  const { lead, link, distanceM, isStatusShown = true } = props;
  const t = useMessages('leads');
  const language = useLanguage();
  // A board's columns have headings of their own.
  const Heading = isStatusShown ? 'h2' : 'h3';
  const isHere = isUnsent(lead) || isRequestWaiting(lead);
  const where = distanceM === undefined ? [] : [formatDistance(distanceM, language)];
  return (
    <article className={`${CARD_CLASS} flex h-full flex-col gap-1 p-4`}>
      <div className="flex items-start justify-between gap-3">
        <Heading className="min-w-0 font-sans font-semibold text-base">
          {cloneElement(link, { className: 'underline-offset-4 hover:underline' }, lead.shop_name)}
        </Heading>
        {(isStatusShown || isHere) && <LeadStatus lead={lead} />}
      </div>
      <p className="text-muted text-sm">
        {[lead.area, ...where].join(' · ')} · <RelativeTime iso={lead.created_at} />
      </p>
      {lead.status === 'rejected' && (
        <p className="text-danger-ink text-sm">{lead.reason ?? t('rejected.none')}</p>
      )}
      <p className="text-sm">
        {lead.owner_name} ·{' '}
        <a
          href={callLink(lead.phone)}
          className="whitespace-nowrap py-1 font-semibold text-primary-ink tabular-nums"
        >
          {formatMobile(lead.phone)}
        </a>
      </p>
      <div className="mt-auto flex items-center justify-between gap-2 pt-2">
        <ContactLinks name={lead.owner_name} phone={lead.phone} />
        <NextStep {...props} />
      </div>
    </article>
  );
}

function NextStep({ lead, link, shopLink }: LeadCardProps) {
  const t = useMessages('leads');
  if (lead.status === 'converted' && lead.shop_id) {
    return (
      <ButtonLink variant="secondary" render={shopLink(lead.shop_id)}>
        {t('next.shop')}
      </ButtonLink>
    );
  }
  const next = isUnsent(lead) ? undefined : NEXT[lead.status];
  if (!next) return null;
  return (
    <ButtonLink variant={lead.status === 'rejected' ? 'secondary' : 'primary'} render={link}>
      {t(next)}
    </ButtonLink>
  );
}
