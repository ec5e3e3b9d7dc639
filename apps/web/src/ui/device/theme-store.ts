/** In sync with public/boot.js, which applies the same choice before the first paint. */
export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'chowk.theme';
const GROUND: Record<Theme, string> = { light: '#fff9f0', dark: '#120e1f' };

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

export function currentChoice(): ThemeChoice {
  const stored = localStorage.getItem(STORAGE_KEY);
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

export function currentTheme(): Theme {
  const choice = currentChoice();
  if (choice !== 'system') return choice;
  return prefersDark.matches ? 'dark' : 'light';
}

function apply(): void {
  const theme = currentTheme();
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[theme]);
  for (const listener of listeners) listener();
}

export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(STORAGE_KEY, choice);
  apply();
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// The device may change at dusk, and another tab may change the choice.
prefersDark.addEventListener('change', apply);
window.addEventListener('storage', (event) => {
  if (event.key === STORAGE_KEY) apply();
});
// It may also have changed while this was on its way.
if (document.documentElement.dataset.theme !== currentTheme()) apply();
