import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './control-class';
import { Field, type FieldText } from './field';
import type { Option } from './option';

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'required'>, FieldText {
  options: readonly Option[];
  /** An empty first choice, shown until one is made. */
  placeholder?: string;
}

/** The phone's own picker: no script to load, and the list people know. Prefer it on phone screens. */
export function NativeSelect({
  id,
  label,
  hint,
  error,
  required,
  isLabelHidden,
  className,
  options,
  placeholder,
  ...select
}: NativeSelectProps) {
  return (
    <Field {...{ id, label, hint, error, required, isLabelHidden, className }}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            {...select}
            className={clsx(CONTROL_CLASS, 'appearance-none truncate pe-12')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute end-4 top-3.5 size-5 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
