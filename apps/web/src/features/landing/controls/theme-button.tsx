import { Moon, Sun } from 'lucide-react';
import { useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';
import { useTheme } from '@/ui/device/use-theme';

export function ThemeButton() {
  const t = useMessages('core');
  const { theme, chooseTheme } = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  const Icon = next === 'dark' ? Moon : Sun;
  return (
    <IconButton
      label={t(next === 'dark' ? 'theme.toDark' : 'theme.toLight')}
      icon={<Icon aria-hidden className="size-5" />}
      className="max-sm:w-10"
      onClick={() => chooseTheme(next)}
    />
  );
}
