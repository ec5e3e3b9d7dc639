import clsx from 'clsx';
import { useId, useState } from 'react';
import { useMessages } from '@/i18n';
import { FieldError } from '@/ui/fields/field';
import { TextField } from '@/ui/fields/text-field';
import {
  type DateRangeValue,
  PRESETS,
  type Preset,
  presetOf,
  presetRange,
  rangeProblem,
} from './date-range-rules';

export type { DateRangeValue } from './date-range-rules';

interface DateRangeProps {
  label: string;
  value: DateRangeValue;
  /** Only called with a valid range; a wrong one stays in the boxes with its reason. */
  onChange: (value: DateRangeValue) => void;
  min?: string;
  max?: string;
  presets?: readonly Preset[];
  className?: string;
}

export function DateRange({
  label,
  value,
  onChange,
  min,
  max,
  presets = PRESETS,
  className,
}: DateRangeProps) {
  const t = useMessages('calendar');
  const errorId = useId();
  const [draft, setDraft] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setDraft(value);
  }
  const problem = rangeProblem(draft, { min, max });
  const error = problem && t(problem === 'order' ? 'dateOrderError' : 'dateOutsideError');
  const invalid = problem ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  const chosen = presetOf(draft, Date.now());

  function change(next: DateRangeValue) {
    setDraft(next);
    if (!rangeProblem(next, { min, max })) onChange(next);
  }

  return (
    <fieldset className={className}>
      <legend className="mb-2 font-semibold text-sm">{label}</legend>
      <div className="mb-3 flex flex-wrap gap-2">
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={preset === chosen}
            onClick={() => change(presetRange(preset, Date.now()))}
            className={clsx(
              'relative min-h-10 rounded-full border px-4 font-medium text-sm transition-colors before:absolute before:inset-x-0 before:-inset-y-1',
              preset === chosen
                ? 'border-primary bg-primary text-on-primary'
                : 'border-line-strong/60 bg-surface hover:bg-sunken',
            )}
          >
            {t(preset)}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-pair gap-3">
        <TextField
          type="date"
          label={t('dateFrom')}
          value={draft.from}
          min={min}
          max={max}
          {...invalid}
          onChange={(event) => change({ ...draft, from: event.target.value })}
        />
        <TextField
          type="date"
          label={t('dateTo')}
          value={draft.to}
          min={min}
          max={max}
          {...invalid}
          onChange={(event) => change({ ...draft, to: event.target.value })}
        />
      </div>
      <div aria-live="polite" className="mt-1.5 empty:hidden">
        <FieldError id={errorId} error={error} />
      </div>
    </fieldset>
  );
}
