import { Combobox as Base } from '@base-ui/react/combobox';
import clsx from 'clsx';
import { Check, ChevronDown, X } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CONTROL_CLASS } from './control-class';
import { Field, type FieldText } from './field';
import { LIST_CLASS, OPTION_CLASS, type Option } from './option';

interface ComboboxProps extends FieldText {
  options: readonly Option[];
  value: Option | null;
  onChange: (value: Option | null) => void;
  /** Given: the caller finds the options for what is typed. Absent: filtered here by label. */
  onSearch?: (query: string) => void;
  isLoading?: boolean;
  emptyText?: string;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
}

const SIDE_BUTTON = 'grid size-11 place-items-center rounded-md text-muted hover:text-ink';

export function Combobox({
  options,
  value,
  onChange,
  onSearch,
  isLoading = false,
  emptyText,
  placeholder,
  disabled,
  ...text
}: ComboboxProps) {
  const t = useMessages('ui');
  return (
    <Base.Root
      items={options}
      value={value}
      disabled={disabled}
      filter={onSearch ? null : undefined}
      isItemEqualToValue={(item, chosen) => item.value === chosen.value}
      onValueChange={onChange}
      onInputValueChange={(query, { reason }) => reason !== 'item-press' && onSearch?.(query)}
    >
      <Field {...text}>
        {(control) => (
          <Base.InputGroup className="relative flex items-center">
            <Base.Input
              {...control}
              placeholder={placeholder ?? t('typeToSearch')}
              className={clsx(CONTROL_CLASS, 'pe-24')}
            />
            <span className="absolute end-0.5 flex">
              <Base.Clear aria-label={t('clear')} className={SIDE_BUTTON}>
                <X aria-hidden className="size-5" />
              </Base.Clear>
              <Base.Trigger aria-label={t('showOptions')} className={SIDE_BUTTON}>
                <ChevronDown aria-hidden className="size-5" />
              </Base.Trigger>
            </span>
          </Base.InputGroup>
        )}
      </Field>
      <Base.Portal>
        <Base.Positioner className="z-60" sideOffset={6}>
          <Base.Popup
            aria-busy={isLoading || undefined}
            className={clsx(LIST_CLASS, 'w-(--anchor-width)')}
          >
            <Base.Status className="sr-only">{isLoading ? t('loading') : null}</Base.Status>
            {isLoading ? (
              <LoadingOptions />
            ) : (
              <Base.Empty className="px-4 py-4 text-muted empty:hidden">
                {emptyText ?? t('noResults')}
              </Base.Empty>
            )}
            <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1.5 data-empty:p-0">
              {(option: Option) => (
                <Base.Item key={option.value} value={option} className={OPTION_CLASS}>
                  <span className="min-w-0 flex-1">
                    {option.label}
                    {option.description && (
                      <span className="block text-muted text-sm">{option.description}</span>
                    )}
                  </span>
                  <Base.ItemIndicator>
                    <Check aria-hidden className="size-5 text-primary-ink" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function LoadingOptions() {
  return (
    <div className="flex flex-col gap-3 p-4">
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
