import clsx from 'clsx';
import { useMessages } from '@/i18n';
import { passwordStrength, STRENGTHS, type Strength } from './password-strength';

const LOOKS: Record<Strength, string> = {
  short: 'bg-line-strong',
  weak: 'bg-danger',
  fair: 'bg-accent',
  strong: 'bg-success',
};

/** Bars and words: the colour alone would tell some people nothing. */
export function PasswordStrengthHint({ password }: { password: string }) {
  const t = useMessages('signup');
  const strength = passwordStrength(password);
  const level = password === '' ? 0 : STRENGTHS.indexOf(strength);
  return (
    <span className="flex flex-col gap-1.5">
      <span aria-hidden className="flex gap-1">
        {STRENGTHS.slice(1).map((step, place) => (
          <span
            key={step}
            className={clsx(
              'h-1 flex-1 rounded-full transition-colors',
              place < level ? LOOKS[strength] : 'bg-line',
            )}
          />
        ))}
      </span>
      <span aria-live="polite">{t(`strength.${strength}`)}</span>
    </span>
  );
}
