import { Minus, Plus } from 'lucide-react';
import { useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';
import { GroupedInput, type GroupedInputProps } from './grouped-input';

interface NumberFieldProps extends GroupedInputProps {
  min?: number;
  max?: number;
  step?: number;
}

/** Whole numbers, with a button either side for thumbs. */
export function NumberField({ min = 0, max, step = 1, ...props }: NumberFieldProps) {
  const t = useMessages('ui');
  const { value, onChange, disabled, label } = props;
  const highest = max ?? Number.MAX_SAFE_INTEGER;
  const move = (by: number) => onChange(Math.min(highest, Math.max(min, (value ?? min) + by)));
  return (
    <GroupedInput
      {...props}
      decimals={0}
      inputClassName="pe-24"
      suffix={
        <span className="flex">
          <IconButton
            className="size-11"
            label={t('decrease', { label })}
            disabled={disabled || (value ?? min) <= min}
            icon={<Minus aria-hidden className="size-5" />}
            onClick={() => move(-step)}
          />
          <IconButton
            className="size-11"
            label={t('increase', { label })}
            disabled={disabled || (value ?? min) >= highest}
            icon={<Plus aria-hidden className="size-5" />}
            onClick={() => move(step)}
          />
        </span>
      }
    />
  );
}
