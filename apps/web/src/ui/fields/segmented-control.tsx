import clsx from 'clsx';
import { useId } from 'react';
import { CountBadge } from '@/ui/base/badge';
import type { Option } from './option';

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** Two to four short choices, all in sight; radios underneath, so arrow keys already work. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={clsx('flex flex-wrap rounded-lg border border-line bg-sunken p-1', className)}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="grid min-h-10 flex-1 cursor-pointer place-items-center whitespace-nowrap rounded-md px-3 font-semibold text-muted text-sm transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-low has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          <span className="flex items-center gap-1.5">
            <span>{option.label}</span>
            <CountBadge count={option.count ?? 0} className="bg-role! text-on-role!" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
