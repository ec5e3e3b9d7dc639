import clsx from 'clsx';
import { useMessages } from '@/i18n';
import { TOUR_STEPS, type TourDay } from './tour-days';

interface DayPathProps {
  day: TourDay;
  /** How many steps are behind; all of them once the day is over. */
  place: number;
}

/** The whole day at a glance, where there is room for it beside the phone. */
export function DayPath({ day, place }: DayPathProps) {
  const t = useMessages('tour');
  return (
    <ol className="hidden w-full max-w-md gap-1 md:grid">
      {TOUR_STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === place ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-3 rounded-lg px-3 py-2',
            index === place ? 'bg-role-soft font-semibold text-role-ink' : 'text-muted',
          )}
        >
          <span
            aria-hidden
            className={clsx(
              'grid size-7 shrink-0 place-items-center rounded-full border font-semibold text-sm',
              index === place ? 'border-role-ink' : 'border-line-strong',
            )}
          >
            {step}
          </span>
          {t(`${day}${step}.title`)}
        </li>
      ))}
    </ol>
  );
}
