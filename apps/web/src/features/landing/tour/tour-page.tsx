import clsx from 'clsx';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { buttonClass } from '@/ui/base/button-class';
import { PageHeader } from '@/ui/layout/page-header';
import { PhoneFrame } from './phone-frame';
import { TOUR_STEPS, TOURS, type TourDay } from './tour-days';

/** A day step by step. It is drawn here and nowhere else: nothing is read or written. */
export function TourPage({ day }: { day: TourDay }) {
  const t = useMessages('tour');
  const [place, setPlace] = useState(0);
  const step = TOUR_STEPS[place];
  return (
    <div data-role={day === 'store' ? 'retailer' : 'bizman'} className="flex flex-col gap-6">
      <PageHeader title={t(day)} description={t('text')} />
      <div className="grid items-start gap-8 md:grid-cols-[20rem_1fr] md:gap-12">
        {step && <PhoneFrame day={day} step={step} onNext={() => setPlace(place + 1)} />}
        <div className="grid justify-items-start gap-8">
          <div aria-live="polite" className="grid justify-items-start gap-4">
            {step ? (
              <>
                <p className="font-semibold text-role-ink">
                  {t('step', { step, count: TOUR_STEPS.length })}
                </p>
                <p className="max-w-prose text-pretty text-xl">{t(`${day}${step}.say`)}</p>
              </>
            ) : (
              <Ended day={day} />
            )}
            <div className="flex flex-wrap gap-3">
              {place > 0 && step && (
                <Button variant="secondary" onClick={() => setPlace(place - 1)}>
                  {t('back')}
                </Button>
              )}
              {!step && (
                <Button variant="secondary" onClick={() => setPlace(0)}>
                  {t('again')}
                </Button>
              )}
              <a href={TOURS[day].other} className={buttonClass({ variant: 'quiet' })}>
                {t('other')}
              </a>
            </div>
          </div>
          <DayPath day={day} place={place} />
        </div>
      </div>
    </div>
  );
}

function Ended({ day }: { day: TourDay }) {
  const t = useMessages('tour');
  return (
    <>
      <h2 className="text-3xl">{t('ended')}</h2>
      <p className="text-lg text-muted">{t('endedText')}</p>
      <a href={TOURS[day].join} className={buttonClass({ size: 'lg' })}>
        {t(`join.${day}`)}
      </a>
    </>
  );
}

interface DayPathProps {
  day: TourDay;
  /** How many steps are behind; all of them once the day is over. */
  place: number;
}

/** The whole day at a glance, where there is room for it beside the phone. */
function DayPath({ day, place }: DayPathProps) {
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
