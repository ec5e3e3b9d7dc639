import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { CONTROL_CLASS } from './control-class';
import { Field, type FieldText } from './field';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix' | 'required'>, FieldText {
  prefix?: ReactNode;
  suffix?: ReactNode;
  inputClassName?: string;
}

export function TextField({
  id,
  label,
  hint,
  error,
  required,
  isLabelHidden,
  className,
  prefix,
  suffix,
  inputClassName,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, isLabelHidden, className }}>
      {(control) => (
        <div className="relative flex items-center">
          {prefix && (
            <span className="pointer-events-none absolute start-0 grid w-11 place-items-center text-muted">
              {prefix}
            </span>
          )}
          <input
            {...control}
            {...input}
            className={clsx(CONTROL_CLASS, prefix && 'ps-11', suffix && 'pe-13', inputClassName)}
          />
          {suffix && <span className="absolute end-0.5 grid place-items-center">{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
