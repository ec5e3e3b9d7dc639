import { formatDate, formatDistance, relativeTime } from '@chowk/domain/kernel';
import type { DayStop, ShopHealth } from '@chowk/domain/shops';
import clsx from 'clsx';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';
import { useNow } from '@/ui/feedback/use-now';
import { CARD_CLASS } from '@/ui/layout/card';
import type { PositionFix, WatchPosition } from './find-position';
import { VisitButton } from './visit-button';

interface DayCardProps {
  stop: DayStop<ShopHealth>;
  look: WatchPosition;
  here: PositionFix | undefined;
  link: ReactElement<{ className?: string; children?: ReactNode }>;
}

const TONES: Readonly<Record<DayStop<ShopHealth>['reasons'][number], Tone>> = {
  proof_due: 'warning',
  details: 'danger',
  start: 'primary',
  quiet: 'neutral',
};

/** One stop: where, how far, why, and the press that says it is done. */
export function DayCard({ stop, look, here, link }: DayCardProps) {
  const t = useMessages('myshops');
  const language = useLanguage();
  const { item, reasons, isVisited, distanceM } = stop;
  const { shop } = item;
  const where = [shop.area, distanceM === null ? null : formatDistance(distanceM, language)];
  return (
    <article
      className={clsx(
        CARD_CLASS,
        'relative flex h-full flex-col gap-3 p-4',
        isVisited && 'bg-sunken',
      )}
    >
      <div className="min-w-0">
        <h2 className="font-semibold text-base">
          {cloneElement(link, { className: 'after:absolute after:inset-0' }, shop.shop_name)}
        </h2>
        <p className="text-muted text-sm">{where.filter(Boolean).join(' · ')}</p>
      </div>
      {!isVisited && (
        <ul className="flex flex-wrap gap-2">
          {reasons.map((reason) => (
            <li key={reason}>
              <Badge tone={TONES[reason]}>
                {reason === 'proof_due' ? (
                  <DueWords dueAt={item.next_due_at} />
                ) : (
                  t(`why.${reason}`)
                )}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="relative z-1 mt-auto self-start">
        <VisitButton health={item} look={look} here={here} />
      </div>
    </article>
  );
}

function DueWords({ dueAt }: { dueAt: string | null }) {
  const t = useMessages('myshops');
  const language = useLanguage();
  const nowMs = useNow();
  if (dueAt === null) return null;
  const isLate = Date.parse(dueAt) < nowMs;
  return (
    <time dateTime={dueAt} title={formatDate(dueAt, language, { withTime: true })}>
      {t(isLate ? 'why.late' : 'why.proof_due', { when: relativeTime(dueAt, nowMs, language) })}
    </time>
  );
}
