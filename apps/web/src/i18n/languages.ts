export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own script, so a person can find theirs without reading another. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

const STORAGE_KEY = 'chowk.language';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** What the person chose on this device, else what the device speaks, else English. */
export function initialLanguage(): Language {
  const chosen = localStorage.getItem(STORAGE_KEY);
  if (isLanguage(chosen)) return chosen;
  const device = navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage);
  return device ?? 'en';
}

const YEAR_MS = 365 * 86_400_000;

/** The cookie is for the server, which sends the front page in the language it names. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language);
  // Where there is none, the front page exchanges itself.
  void window.cookieStore?.set({ name: 'lang', value: language, expires: Date.now() + YEAR_MS });
}
