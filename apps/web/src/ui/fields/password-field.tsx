import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';
import { TextField } from './text-field';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'suffix' | 'prefix'>;

export function PasswordField(props: PasswordFieldProps) {
  const t = useMessages('ui');
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          className="size-11"
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          aria-pressed={isShown}
          icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
