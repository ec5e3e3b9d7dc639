import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useMessages } from '@/i18n';

interface StepperProps {
  label: string;
  steps: readonly string[];
  /** Counted from zero. */
  current: number;
  className?: string;
}

/** Phones see the bars and the present step's name; wider screens see every name. */
export function Stepper({ label, steps, current, className }: StepperProps) {
  const t = useMessages('ui');
  return (
    <nav aria-label={label} className={className}>
      <p aria-hidden className="mb-2 text-sm md:hidden">
        <span className="text-muted">
          {t('stepOf', { current: current + 1, total: steps.length })}
        </span>
        <span className="ms-2 font-semibold">{steps[current]}</span>
      </p>
      <ol className="flex gap-1.5 md:gap-3">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className="min-w-0 flex-1"
          >
            <span
              aria-hidden
              className={clsx('block h-1.5 rounded-full', index <= current ? 'bg-role' : 'bg-line')}
            />
            <span className="mt-2.5 flex items-center gap-2 text-sm max-md:sr-only">
              <StepNumber index={index} current={current} />
              <span className={index === current ? 'font-semibold' : 'text-muted'}>{step}</span>
              {index < current && <span className="sr-only">{t('done')}</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepNumber({ index, current }: { index: number; current: number }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-6 shrink-0 place-items-center rounded-full font-semibold text-xs',
        index < current && 'bg-role-soft text-role-ink',
        index === current && 'bg-role text-on-role',
        index > current && 'bg-sunken text-muted',
      )}
    >
      {index < current ? <Check className="size-3.5" strokeWidth={3} /> : index + 1}
    </span>
  );
}
