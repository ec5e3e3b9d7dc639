import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** The boot script reads the same key before the first paint. */
const STORAGE_KEY = 'chowk.theme';
const GROUND = { light: '#fff9f0', dark: '#120e1f' } as const;

function isThemeChoice(value: unknown): value is ThemeChoice {
  return THEMES.some((theme) => theme === value);
}

function createTheme() {
  const listeners = new Set<() => void>();
  const stored = localStorage.getItem(STORAGE_KEY);
  let choice: ThemeChoice = isThemeChoice(stored) ? stored : 'system';
  const systemDark = matchMedia('(prefers-color-scheme: dark)');

  function apply() {
    const isDark = choice === 'dark' || (choice === 'system' && systemDark.matches);
    const theme = isDark ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[theme]);
    for (const listener of listeners) listener();
  }

  systemDark.addEventListener('change', apply);
  return {
    read: () => choice,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(next: ThemeChoice) {
      choice = next;
      localStorage.setItem(STORAGE_KEY, next);
      apply();
    },
  };
}

const theme = createTheme();

export const chooseTheme = theme.choose;

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(theme.subscribe, theme.read, theme.read);
}
