import type { Role } from '@chowk/domain/kernel';
import { signInPath } from '@/app/session/guard';
import { carryTyped } from '@/features/auth/recover/typed-email';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';

const SIGN_UP = {
  brand: '/brand/signup',
  retailer: '/retailer/signup',
  bizman: '/bizman/signup',
} as const;
const SIGN_IN_META = ['brand', 'retailer', 'bizman'] as const;

/** The role a new person can sign up for, if any. */
export function signUpRole(role: Role) {
  return SIGN_IN_META.find((door) => door === role);
}

export function SignUpLink({ role }: { role: Role }) {
  const t = useMessages('auth');
  const door = signUpRole(role);
  if (!door) return null;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-muted">
      {t('noAccount')}
      <a
        href={SIGN_UP[door]}
        className="inline-flex min-h-touch items-center font-semibold text-primary-ink underline underline-offset-4"
      >
        {t('signUp')}
      </a>
    </p>
  );
}

export function ForgotLink({ typed }: { typed: string }) {
  const t = useMessages('auth');
  return (
    <a
      href="/reset-password"
      onClick={() => carryTyped(typed)}
      className="-my-3 inline-flex min-h-touch items-center self-center font-medium text-primary-ink underline underline-offset-4"
    >
      {t('forgot')}
    </a>
  );
}

/** The sign-in pages of the other roles. */
export function OtherSignIns({ role }: { role: Role }) {
  const t = useMessages('auth');
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 border-line border-t pt-4 text-muted">
      <span>{t('otherSignIns')}</span>
      {SIGN_IN_META.filter((door) => door !== role).map((door) => (
        <ButtonLink
          key={door}
          size="sm"
          variant="quiet"
          render={<a href={signInPath(door)}>{null}</a>}
        >
          {t(`door.${door}`)}
        </ButtonLink>
      ))}
    </div>
  );
}
