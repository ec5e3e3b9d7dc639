import { formatPaise } from '@chowk/domain/kernel';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { monthName } from '@/features/earnings/month-name';
import { useLanguage, useMessages } from '@/i18n';
import type { BizmanTarget } from './bizpay.queries';
import { TargetRing } from './target-ring';

/** The month's target as a ring, what the next bonus takes, and all of them side by side. */
export function TargetLine({ target }: { target: BizmanTarget }) {
  const t = useMessages('target');
  const language = useLanguage();
  const { activations, next, tiers } = target;
  return (
    <div className="flex items-center gap-3">
      <TargetRing activations={activations} nextFrom={next?.from} />
      <div className="min-w-0 flex-1">
        <p className="text-muted text-sm">
          {t('title', { month: monthName(target.month, language, 'long') })}
        </p>
        <p className="font-semibold text-lg leading-snug">
          {next
            ? t('next', {
                count: next.from - activations,
                amount: formatPaise(next.bonus_paise),
              })
            : t('top')}
        </p>
        {tiers.length > 0 && (
          <ul aria-label={t('tiers')} className="mt-1.5 flex flex-wrap gap-1">
            {tiers.map(({ from, bonus_paise }) => (
              <Tier key={from} from={from} paise={bonus_paise} {...{ activations }} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Tier({ from, paise, activations }: { from: number; paise: number; activations: number }) {
  const t = useMessages('target');
  const isReached = activations >= from;
  return (
    <li
      className={clsx(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-1.5 py-0.5 text-xs tabular-nums',
        isReached ? 'bg-success-soft font-semibold text-success-ink' : 'bg-sunken text-muted',
      )}
    >
      {isReached && <Check aria-hidden className="size-3" />}
      {t('tier', { from, amount: formatPaise(paise, { compact: true }) })}
      {isReached && <span className="sr-only">{t('tierReached')}</span>}
    </li>
  );
}
