import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';
import { TextField } from './text-field';

interface SearchFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'placeholder' | 'className' | 'name' | 'onBlur'> {
  value: string;
  onChange: (value: string) => void;
  label?: string;
}

export function SearchField({ value, onChange, label, placeholder, ...rest }: SearchFieldProps) {
  const t = useMessages('ui');
  return (
    <TextField
      {...rest}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      isLabelHidden
      label={label ?? t('search')}
      placeholder={placeholder ?? label ?? t('search')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputClassName="[&::-webkit-search-cancel-button]:hidden"
      prefix={<Search aria-hidden className="size-5" />}
      suffix={
        value && (
          <IconButton
            className="size-11"
            label={t('clearSearch')}
            icon={<X aria-hidden className="size-5" />}
            onClick={() => onChange('')}
          />
        )
      }
    />
  );
}
