import type { Deal } from '@chowk/domain/deals';
import clsx from 'clsx';
import { CalendarDays, Camera, Clock, MapPin, ShieldCheck } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { useNow } from '@/ui/feedback/use-now';
import { CardLink } from '@/ui/layout/card';
import { deadlineWords, dealDeadline } from './deal-deadline';
import { DealStatus } from './deal-status';
import { useDisplayWords } from './display-words';
import { refusedAnswer } from './waiting-proof';

interface DealCardProps {
  deal: Deal;
  /** The link the card becomes. */
  link: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** What a shop decides by: how much, for whom, until when, how much work, and that the money is there. */
export function DealCard({ deal, link }: DealCardProps) {
  const t = useMessages('deals');
  const stays = useDisplayWords()(deal);
  return (
    <CardLink render={link} className="h-full">
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <span className="block text-muted text-sm">{deal.brand_name}</span>
          <span className="font-semibold">{deal.campaign_title}</span>
        </span>
        <Money
          paise={deal.payout_paise}
          className="font-heading font-semibold text-2xl text-success-ink"
        />
      </span>
      <span className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
        <DeadlineFact deal={deal} />
        <Fact icon={<Camera aria-hidden />}>{t('photos', { count: deal.photos_needed })}</Fact>
        {stays && <Fact icon={<CalendarDays aria-hidden />}>{stays}</Fact>}
        <Fact icon={<MapPin aria-hidden />}>
          {deal.area ? `${deal.shop_name}, ${deal.area}` : deal.shop_name}
        </Fact>
      </span>
      <span className="mt-3 flex flex-wrap items-center gap-2">
        {deal.status === 'offered' && !refusedAnswer(deal) ? (
          <span className="inline-flex items-center gap-1.5 font-medium text-sm text-success-ink">
            <ShieldCheck aria-hidden className="size-4 shrink-0" />
            {t('held')}
          </span>
        ) : (
          <DealStatus deal={deal} />
        )}
      </span>
    </CardLink>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-muted [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

function DeadlineFact({ deal }: { deal: Deal }) {
  const t = useMessages('deals');
  const language = useLanguage();
  const nowMs = useNow();
  const deadline = dealDeadline(deal, nowMs);
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5',
        deadline.isSoon ? 'font-semibold text-danger-ink' : 'text-muted',
      )}
    >
      <Clock aria-hidden className="size-4 shrink-0" />
      {t(deadline.key, { when: deadlineWords(deadline, nowMs, language) })}
    </span>
  );
}
