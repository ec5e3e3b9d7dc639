import { comingPayouts, type Payout, type Streak } from '@chowk/domain/earnings';
import { formatDate, formatPaise } from '@chowk/domain/kernel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, Clock, Flame, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import type { Aged } from '@/offline/cache/persister';
import { Money } from '@/ui/base/money';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { comingEarningsOptions, type EarningTotals } from './earnings.queries';

/** What reaches the store's UPI and when, after what has reached it. */
export function ComingMoney({ totals }: { totals: Aged<EarningTotals> | undefined }) {
  const t = useMessages('earnings');
  const { data } = useInfiniteQuery(comingEarningsOptions());
  if (!data || !totals) return <Skeleton className="h-48 w-full rounded-lg" />;
  const payouts = comingPayouts(data.pages.flatMap(({ items }) => items));
  const total = payouts.reduce((sum, { netPaise }) => sum + netPaise, 0);
  return (
    <Card>
      <LazyUpdatedAgo savedAt={totals.savedAt} />
      <h2 className="text-muted text-sm">{t('coming.title')}</h2>
      <Money
        paise={total}
        className="block font-heading font-semibold text-3xl text-success-ink leading-tight"
      />
      <ol aria-label={t('coming.steps')} className="mt-3 flex flex-col gap-3">
        {totals.paid_paise > 0 && (
          <Entry
            look="bg-role text-on-role"
            icon={<Check className="size-3.5" strokeWidth={3} />}
            words={t('coming.paid', { amount: formatPaise(totals.paid_paise) })}
          />
        )}
        {payouts.map((payout) => (
          <Coming key={`${payout.state} ${payout.day}`} payout={payout} />
        ))}
      </ol>
      {payouts.length === 0 && <p className="mt-2 text-muted text-sm">{t('coming.none')}</p>}
      {totals.streak && <StreakLine {...totals.streak} />}
    </Card>
  );
}

function Coming({ payout: { state, day, netPaise, count } }: { payout: Payout }) {
  const t = useMessages('earnings');
  const language = useLanguage();
  const amount = formatPaise(netPaise);
  return (
    <Entry
      look={state === 'pending' ? 'border-2 border-line text-muted' : 'bg-role-soft text-role-ink'}
      icon={state === 'pending' ? <Clock className="size-3.5" /> : <Send className="size-3.5" />}
      words={
        state === 'pending' && day
          ? t('coming.pending', { amount, day: formatDate(day, language, { isShort: true }) })
          : t(state === 'sending' ? 'coming.sending' : 'coming.ready', { amount })
      }
      note={t('coming.deals', { count })}
    />
  );
}

interface EntryProps {
  look: string;
  icon: ReactNode;
  words: string;
  note?: string;
}

function Entry({ look, icon, words, note }: EntryProps) {
  return (
    <li className="flex gap-3">
      <span aria-hidden className={`grid size-6 shrink-0 place-items-center rounded-full ${look}`}>
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block">{words}</span>
        {note && <span className="block text-muted text-sm">{note}</span>}
      </span>
    </li>
  );
}

/** One week alone is no row yet. */
const SHORTEST = 2;

/** Weeks in a row with an approved placement, and what keeps them going. */
function StreakLine({ weeks, is_this_week }: Streak) {
  const t = useMessages('earnings');
  if (weeks < SHORTEST) return null;
  return (
    <p className="flex items-center gap-2 mt-3 border-line border-t pt-3 text-sm">
      <Flame aria-hidden className="size-5 shrink-0 text-accent-ink" />
      <span>
        <span className="font-semibold">{t('streak', { weeks })}</span>{' '}
        <span className="text-muted">{t(is_this_week ? 'streakKept' : 'streakOpen')}</span>
      </span>
    </p>
  );
}
