import { formatDistance } from '@chowk/domain/kernel';
import type { DayStop, ShopHealth } from '@chowk/domain/shops';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { cloneElement, type ReactNode } from 'react';
import type { LinkElement } from '@/features/shops/assigned/home-more';
import { useLanguage } from '@/i18n';
import { StopReason } from './stop-reason';

interface StopRowProps {
  stop: DayStop<ShopHealth>;
  /** Its place in the round; a stop that is done has none. */
  place?: number;
  link: LinkElement;
  /** What can be done about it from here. */
  children: ReactNode;
}

/** A stop after the next one, or one that is done. */
export function StopRow({ stop, place, link, children }: StopRowProps) {
  const language = useLanguage();
  const { item, distanceM } = stop;
  const { shop } = item;
  const isDone = place === undefined;
  const where = [shop.area, distanceM === null ? null : formatDistance(distanceM, language)];
  return (
    <article className={clsx('relative flex items-center gap-2 py-3', isDone && 'flex-wrap')}>
      <span
        className={clsx(
          'grid size-7 shrink-0 place-items-center rounded-full font-semibold text-sm tabular-nums',
          isDone ? 'bg-success-soft text-success-ink' : 'bg-sunken text-muted',
        )}
      >
        {place ?? <Check aria-hidden className="size-4" />}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-sans font-semibold text-base leading-snug">
          {cloneElement(link, { className: 'after:absolute after:inset-0' }, shop.shop_name)}
        </h3>
        <p className="text-muted text-sm">{where.filter(Boolean).join(' · ')}</p>
        {!isDone && (
          <p className="mt-1">
            <StopReason stop={stop} />
          </p>
        )}
      </div>
      <div className={clsx('relative z-1', isDone && 'basis-full')}>{children}</div>
    </article>
  );
}
