import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '@/i18n';
import type { FieldText } from '@/ui/fields/field';
import { TextField } from '@/ui/fields/text-field';
import {
  caretAfterFormat,
  formatScaled,
  formatWhileTyping,
  numberProblem,
  parseScaled,
} from './grouped-number';

export interface GroupedInputProps extends FieldText {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
}

interface ScaledProps extends GroupedInputProps {
  decimals: number;
  prefix?: ReactNode;
  suffix?: ReactNode;
  inputClassName?: string;
}

/**
 * A plain text box: `type=number` can neither group digits nor be trusted with a stray scroll. A text
 * that is no number is no value, and says why instead of becoming another number.
 */
export function GroupedInput({ value, onChange, decimals, error, ...rest }: ScaledProps) {
  const t = useMessages('errors');
  const [text, setText] = useState(() => formatScaled(value, decimals));
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  if (parseScaled(text, decimals) !== value) setText(formatScaled(value, decimals));

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const raw = event.target.value;
    const next = formatWhileTyping(raw, decimals);
    caret.current = caretAfterFormat(raw, event.target.selectionStart ?? raw.length, next);
    setText(next);
    onChange(parseScaled(next, decimals));
  }

  const problem = numberProblem(text, decimals);
  return (
    <TextField
      {...rest}
      error={problem ? t(`number.${problem}`) : error}
      ref={input}
      value={text}
      onChange={handleChange}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
    />
  );
}
