import { formatPaise } from '@chowk/domain/kernel';
import type { PublicFigures } from '@chowk/domain/platform';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { readPublicJson } from '@/api/network/public-fetch';
import { type MessageKey, useMessages } from '@/i18n';
import { Skeleton } from '@/ui/feedback/skeleton';
import { estimateBizman, estimateBrand, estimateStore, type Line } from './estimate';
import type { StoryRole } from './story-role';

interface Dial {
  readonly words: MessageKey<'front'>;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly start: number;
}

const DIALS: Record<StoryRole, readonly Dial[]> = {
  brand: [
    { words: 'calc.shops', min: 10, max: 1000, step: 10, start: 100 },
    { words: 'calc.payout', min: 50, max: 2000, step: 50, start: 500 },
  ],
  retailer: [
    { words: 'calc.deals', min: 1, max: 30, step: 1, start: 12 },
    { words: 'calc.each', min: 50, max: 2000, step: 50, start: 450 },
  ],
  bizman: [{ words: 'calc.newShops', min: 1, max: 60, step: 1, start: 12 }],
};

function linesFor(story: StoryRole, figures: PublicFigures, [a = 0, b = 0]: readonly number[]) {
  if (story === 'brand') return estimateBrand(figures, a, b);
  return story === 'retailer' ? estimateStore(a, b) : estimateBizman(figures, a);
}

/** Reckons as the platform does, with its figures of the day. */
export function Calculator({ story }: { story: StoryRole }) {
  const t = useMessages('front');
  const dials = DIALS[story];
  const [values, setValues] = useState(() => dials.map(({ start }) => start));
  const [figures, setFigures] = useState<PublicFigures>();

  useEffect(() => {
    const leave = new AbortController();
    void readPublicJson('/rest/v1/platform_figures', leave.signal).then((found) => {
      if (found && !leave.signal.aborted) setFigures(found as PublicFigures);
    });
    return () => leave.abort();
  }, []);

  return (
    <div className="grid gap-5">
      {dials.map(({ words, min, max, step }, place) => (
        <label key={words} className="grid gap-1">
          <span className="flex justify-between gap-3 font-semibold">
            {t(words)}
            <output className="tabular-nums">{values[place]}</output>
          </span>
          <input
            type="range"
            {...{ min, max, step }}
            value={values[place]}
            className="h-12 w-full accent-role"
            onChange={({ target }) =>
              setValues(values.map((each, i) => (i === place ? Number(target.value) : each)))
            }
          />
        </label>
      ))}
      {figures ? (
        <Result lines={linesFor(story, figures, values)} />
      ) : (
        <Skeleton className="h-40 rounded-lg" />
      )}
      {story === 'retailer' && figures && <p>{t('calc.due', { days: figures.payable_days })}</p>}
      <p className="text-sm">{t('calc.note')}</p>
    </div>
  );
}

function Result({ lines }: { lines: readonly Line[] }) {
  const t = useMessages('front');
  return (
    <dl aria-live="polite" className="rounded-lg bg-surface px-4 py-2 text-ink">
      {lines.map(({ name, paise, rate, isTotal }) => (
        <div
          key={name}
          className={clsx(
            'flex flex-wrap justify-between gap-x-4 py-1.5',
            isTotal && 'border-line border-y font-bold text-lg',
          )}
        >
          <dt>{t(name as MessageKey<'front'>, rate ? { rate } : {})}</dt>
          <dd className="tabular-nums">{formatPaise(paise)}</dd>
        </div>
      ))}
    </dl>
  );
}
