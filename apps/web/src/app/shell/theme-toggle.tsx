import { Moon, Sun } from 'lucide-react';
import { useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';
import { useTheme } from '@/ui/device/use-theme';

/** Light or dark; following the device is an option in the settings. */
export function ThemeToggle() {
  const t = useMessages('core');
  const { theme, chooseTheme } = useTheme();
  const isDark = theme === 'dark';
  return (
    <IconButton
      label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      icon={
        isDark ? <Sun aria-hidden className="size-5" /> : <Moon aria-hidden className="size-5" />
      }
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}
