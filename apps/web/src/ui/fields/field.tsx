import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useMessages } from '@/i18n';

export interface FieldText {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** The label is still read aloud. */
  isLabelHidden?: boolean;
}

export interface ControlProps {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldText {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

export function Field({
  id,
  label,
  hint,
  error,
  required,
  isLabelHidden,
  className,
  children,
}: FieldProps) {
  const t = useMessages('ui');
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label
        htmlFor={controlId}
        className={isLabelHidden ? 'sr-only' : 'font-semibold text-ink text-sm'}
      >
        {label}
        {required === false && (
          <span className="ms-1.5 font-normal text-muted">{t('optional')}</span>
        )}
      </label>
      {children({
        id: controlId,
        required,
        'aria-describedby': clsx(hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-danger-ink text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {error}
    </p>
  );
}
