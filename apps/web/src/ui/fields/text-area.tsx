import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './control-class';
import { Field, type FieldText } from './field';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'required'>, FieldText {}

export function TextArea({
  id,
  label,
  hint,
  error,
  required,
  isLabelHidden,
  className,
  rows = 3,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ id, label, hint, error, required, isLabelHidden, className }}>
      {(control) => (
        <textarea
          {...control}
          {...area}
          rows={rows}
          className={clsx(CONTROL_CLASS, 'field-sizing-content max-h-80 py-3')}
        />
      )}
    </Field>
  );
}
