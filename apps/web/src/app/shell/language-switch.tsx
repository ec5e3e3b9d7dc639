import { changeLanguage, LANGUAGE_NAMES, LANGUAGES, useLanguage, useMessages } from '@/i18n';

/** Shows the other language in its own script, so that its readers find it. */
export function LanguageSwitch() {
  const t = useMessages('core');
  const current = useLanguage();
  const other = LANGUAGES.find((language) => language !== current) ?? current;
  const name = LANGUAGE_NAMES[other];
  return (
    <button
      type="button"
      lang={other}
      aria-label={t('language.switch', { language: name })}
      className="min-h-touch min-w-touch whitespace-nowrap rounded-lg px-2 font-semibold text-bar text-ink transition-colors hover:bg-ink/8"
      onClick={() => void changeLanguage(other)}
    >
      {name}
    </button>
  );
}
