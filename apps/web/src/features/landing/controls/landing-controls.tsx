import { LanguageButton } from './language-button';
import { ThemeButton } from './theme-button';

export function LandingControls() {
  return (
    <>
      <LanguageButton />
      <ThemeButton />
    </>
  );
}
