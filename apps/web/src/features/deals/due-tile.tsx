import type { Deal } from '@chowk/domain/deals';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Camera, ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { useNow } from '@/ui/feedback/use-now';
import { CardLink } from '@/ui/layout/card';
import { deadlineWords, dealDeadline } from './deal-deadline';
import { dealsOptions } from './deals.queries';
import { isProofWaiting } from './waiting-proof';

interface DueTileProps {
  /** To the deal that is due first. */
  linkTo: (dealId: string) => ReactElement<{ className?: string; children?: ReactNode }>;
}

/** Photos sent from here and waiting for a network are done as far as the shop goes. */
function listDue(deals: readonly Deal[]): Deal[] {
  return deals
    .filter(
      (deal) =>
        deal.due_at &&
        (deal.status === 'accepted' || deal.status === 'rejected_proof') &&
        !isProofWaiting(deal),
    )
    .sort((one, other) => Date.parse(one.due_at ?? '') - Date.parse(other.due_at ?? ''));
}

/** What the shop has promised and not sent yet, one press from the most urgent. */
export function DueTile({ linkTo }: DueTileProps) {
  const t = useMessages('deals');
  const language = useLanguage();
  const nowMs = useNow();
  const { data } = useInfiniteQuery(dealsOptions('accepted', ''));
  const due = listDue(data?.pages.flatMap(({ items }) => items) ?? []);
  const [first] = due;
  if (!first) return null;
  const deadline = dealDeadline(first, nowMs);
  return (
    <CardLink render={linkTo(first.id)} className="flex items-center gap-3">
      <Camera aria-hidden className="size-6 shrink-0 text-role-ink" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t('due', { count: due.length })}</span>
        <span
          className={
            deadline.isSoon ? 'block text-sm text-warning-ink' : 'block text-muted text-sm'
          }
        >
          {t(deadline.key, { when: deadlineWords(deadline, nowMs, language) })}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </CardLink>
  );
}
