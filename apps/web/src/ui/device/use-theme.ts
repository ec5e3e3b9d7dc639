import { useSyncExternalStore } from 'react';
import {
  chooseTheme,
  currentChoice,
  currentTheme,
  onThemeChange,
  type Theme,
  type ThemeChoice,
} from './theme-store';

interface ThemeState {
  /** The person's choice. */
  choice: ThemeChoice;
  /** What is on the screen now. */
  theme: Theme;
  chooseTheme: (choice: ThemeChoice) => void;
}

export function useTheme(): ThemeState {
  const choice = useSyncExternalStore(onThemeChange, currentChoice, currentChoice);
  const theme = useSyncExternalStore(onThemeChange, currentTheme, currentTheme);
  return { choice, theme, chooseTheme };
}
