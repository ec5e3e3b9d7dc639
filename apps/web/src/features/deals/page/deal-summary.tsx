import type { Deal } from '@chowk/domain/deals';
import { formatDate } from '@chowk/domain/kernel';
import clsx from 'clsx';
import { Clock, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { deadlineWords, dealDeadline } from '@/features/deals/deal-deadline';
import { DealStatus } from '@/features/deals/deal-status';
import { useLanguage, useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { useNow } from '@/ui/feedback/use-now';
import { Card } from '@/ui/layout/card';
import { wordFor } from './reader-words';

const WITH_HELD_MONEY = new Set(['offered', 'accepted', 'submitted', 'rejected_proof']);

interface DealSummaryProps {
  deal: Deal;
  /** A store reads what it earns; others read what the store earns. */
  isOwn: boolean;
  children?: ReactNode;
}

/** The money, whether it is there, and the time left. */
export function DealSummary({ deal, isOwn, children }: DealSummaryProps) {
  const t = useMessages('deals');
  const language = useLanguage();
  const nowMs = useNow();
  const deadline = dealDeadline(deal, nowMs);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <p className="text-muted text-sm">{t(wordFor('youEarn', isOwn))}</p>
          <Money
            paise={deal.payout_paise}
            className="font-heading font-semibold text-3xl text-success-ink"
          />
        </div>
        <DealStatus deal={deal} />
      </div>
      {WITH_HELD_MONEY.has(deal.status) && (
        <p className="flex items-center gap-2 font-medium text-success-ink">
          <ShieldCheck aria-hidden className="size-5 shrink-0" />
          {t('held')}
        </p>
      )}
      <p
        className={clsx(
          'flex items-start gap-2',
          deadline.isSoon ? 'font-semibold text-danger-ink' : 'text-muted',
        )}
      >
        <Clock aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          {t(wordFor(deadline.key, isOwn), { when: deadlineWords(deadline, nowMs, language) })}
          <span className="block font-normal text-muted text-sm">
            {formatDate(deadline.iso, language, { withTime: true })}
          </span>
        </span>
      </p>
      {children}
    </Card>
  );
}
