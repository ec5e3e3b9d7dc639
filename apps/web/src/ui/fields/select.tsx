import { Select as Base } from '@base-ui/react/select';
import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useMessages } from '@/i18n';
import { CONTROL_CLASS } from './control-class';
import { Field, type FieldText } from './field';
import { LIST_CLASS, OPTION_CLASS, type Option } from './option';

interface SelectProps<Value extends string> extends FieldText {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  name,
  disabled,
  ...text
}: SelectProps<Value>) {
  const t = useMessages('ui');
  return (
    <Field {...text}>
      {({ id, required, ...aria }) => (
        <Base.Root
          id={id}
          items={options}
          value={value}
          name={name}
          required={required}
          disabled={disabled}
          onValueChange={(next) => next !== null && onChange(next)}
        >
          <Base.Trigger
            {...aria}
            className={clsx(CONTROL_CLASS, 'flex items-center justify-between gap-2 text-start')}
          >
            <Base.Value
              className="truncate data-placeholder:text-muted"
              placeholder={placeholder ?? t('chooseOne')}
            />
            <Base.Icon className="text-muted">
              <ChevronDown aria-hidden className="size-5" />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner className="z-60" sideOffset={6} alignItemWithTrigger={false}>
              <Base.Popup className={clsx(LIST_CLASS, 'min-w-(--anchor-width)')}>
                <Base.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain p-1.5">
                  {options.map((option) => (
                    <Base.Item
                      key={option.value}
                      value={option.value}
                      disabled={option.isDisabled}
                      className={OPTION_CLASS}
                    >
                      <span className="min-w-0 flex-1">
                        <Base.ItemText>{option.label}</Base.ItemText>
                        {option.description && (
                          <span className="block text-muted text-sm">{option.description}</span>
                        )}
                      </span>
                      <Base.ItemIndicator>
                        <Check aria-hidden className="size-5 text-primary-ink" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
