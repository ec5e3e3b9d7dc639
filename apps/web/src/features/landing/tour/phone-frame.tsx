import { Check } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Mark } from '@/ui/base/mark';
import type { TourDay, TourStep } from './tour-days';

interface PhoneFrameProps {
  day: TourDay;
  step: TourStep;
  onNext: () => void;
}

const LINES = ['a', 'b', 'c'] as const;

/** A phone as the person would hold it, marked as a sample on its face. */
export function PhoneFrame({ day, step, onNext }: PhoneFrameProps) {
  const t = useMessages('tour');
  const name = `${day}${step}` as const;
  return (
    <section
      aria-label={t(`${name}.title`)}
      className="mx-auto flex h-150 w-full max-w-80 flex-col overflow-hidden rounded-[2.25rem] border-8 border-inverse bg-ground shadow-high dark:border-line-strong"
    >
      <p className="bg-accent px-4 py-1 text-center font-semibold text-on-accent text-sm">
        {t('sample')}
      </p>
      <div className="flex items-center gap-2 border-line border-b px-4 py-3">
        <Mark className="size-6 text-primary-ink" />
        <span className="font-heading font-semibold text-lg">{t(`${name}.title`)}</span>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <p className="w-fit rounded-full bg-role-soft px-3 py-1 font-semibold text-role-ink text-sm">
          {t(`${name}.mark`)}
        </p>
        <ul className="grid gap-2">
          {LINES.map((line) => (
            <li
              key={line}
              className="flex items-center gap-3 rounded-lg border border-line bg-surface p-3"
            >
              <Check aria-hidden className="size-5 shrink-0 text-role-ink" />
              {t(`${name}.${line}`)}
            </li>
          ))}
        </ul>
        <Button isWide size="lg" className="mt-auto" onClick={onNext}>
          {t(`${name}.do`)}
        </Button>
      </div>
    </section>
  );
}
