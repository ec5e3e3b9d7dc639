import { Moon, Sun } from 'lucide-react';
import { changeLanguage, LANGUAGE_NAMES, LANGUAGES, useLanguage, useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';
import { useTheme } from '@/ui/device/use-theme';

export function LandingControls() {
  return (
    <>
      <LanguageButton />
      <ThemeButton />
    </>
  );
}

/** Enough to tell the scripts apart where the whole name does not fit: En, हि. */
const SHORT_LENGTH = 2;

/** Offers the other language in its own script: whoever needs it can read it. */
function LanguageButton() {
  const t = useMessages('core');
  const language = useLanguage();
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  return (
    <button
      type="button"
      lang={other}
      aria-label={t('language.switch', { language: LANGUAGE_NAMES[other] })}
      className="min-h-touch min-w-10 rounded-lg px-2 font-semibold text-sm transition-colors hover:bg-ink/8 sm:px-3"
      onClick={() => void changeLanguage(other)}
    >
      <span aria-hidden className="sm:hidden">
        {LANGUAGE_NAMES[other].slice(0, SHORT_LENGTH)}
      </span>
      <span aria-hidden className="max-sm:hidden">
        {LANGUAGE_NAMES[other]}
      </span>
    </button>
  );
}

function ThemeButton() {
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
