import { formatDistance, formatMobile } from '@chowk/domain/kernel';
import type { LeadState } from '@chowk/domain/leads';
import { MapPin, Phone } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { isRequestWaiting, isUnsent } from '@/features/leads/is-unsent';
import { LeadStatus } from '@/features/leads/lead-status';
import { type MessageKey, useLanguage, useMessages } from '@/i18n';
import type { DeviceLead } from '@/offline/commands/leads';
import { ButtonLink } from '@/ui/base/button';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { CARD_CLASS } from '@/ui/layout/card';

export type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

interface LeadCardProps {
  lead: DeviceLead;
  link: LinkElement;
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

export function LeadCard({ lead, link, distanceM, isStatusShown = true }: LeadCardProps) {
  const t = useMessages('leads');
  const language = useLanguage();
  const next = isUnsent(lead) ? undefined : NEXT[lead.status];
  const isHere = isUnsent(lead) || isRequestWaiting(lead);
  const where = distanceM === undefined ? [] : [formatDistance(distanceM, language)];
  return (
    <article className={`${CARD_CLASS} flex h-full flex-col gap-2 p-4`}>
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold text-base">
          {cloneElement(link, { className: 'underline-offset-4 hover:underline' }, lead.shop_name)}
        </h3>
        {(isStatusShown || isHere) && <LeadStatus lead={lead} />}
      </div>
      <Fact icon={<MapPin aria-hidden />}>{[lead.area, ...where].join(' · ')}</Fact>
      <Fact icon={<Phone aria-hidden />}>
        {lead.owner_name} ·{' '}
        <span className="whitespace-nowrap tabular-nums">{formatMobile(lead.phone)}</span>
      </Fact>
      {lead.status === 'rejected' && (
        <p className="text-danger-ink text-sm">{lead.reason ?? t('rejected.none')}</p>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
        <RelativeTime iso={lead.created_at} className="text-muted text-sm" />
        {next && (
          <ButtonLink
            size="sm"
            variant={lead.status === 'rejected' ? 'secondary' : 'primary'}
            render={link}
          >
            {t(next)}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-muted text-sm [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}
