import type { Role } from '@chowk/domain/kernel';
import { Link } from '@tanstack/react-router';
import { signInPath } from '@/app/session/guard';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';

const SIGN_UP = {
  brand: '/brand/signup',
  retailer: '/retailer/signup',
  bizman: '/bizman/signup',
} as const;
const DOORS = ['brand', 'retailer', 'bizman'] as const;

function hasSignUp(role: Role): role is keyof typeof SIGN_UP {
  return role in SIGN_UP;
}

export function SignUpLink({ role }: { role: Role }) {
  const t = useMessages('auth');
  if (!hasSignUp(role)) return null;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-muted">
      {t('noAccount')}
      <Link
        to={SIGN_UP[role]}
        className="inline-flex min-h-touch items-center font-semibold text-primary-ink underline underline-offset-4"
      >
        {t('signUp')}
      </Link>
    </p>
  );
}

/** What was typed travels with the step and not in the address, which others may see. */
/** What was typed goes along when it is an address: a number gets no mail. */
export function ForgotLink({ typed }: { typed: string }) {
  const email = typed.includes('@') ? typed : '';
  const t = useMessages('auth');
  return (
    <Link
      to="/reset-password"
      state={(before) => ({ ...before, email })}
      className="-my-3 inline-flex min-h-touch items-center self-center font-medium text-primary-ink underline underline-offset-4"
    >
      {t('forgot')}
    </Link>
  );
}

/** The other two roles' sign-in pages, for whoever came through the wrong one. */
export function OtherDoors({ role }: { role: Role }) {
  const t = useMessages('auth');
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 border-line border-t pt-4 text-muted">
      <span>{t('otherDoors')}</span>
      {DOORS.filter((door) => door !== role).map((door) => (
        <ButtonLink key={door} size="sm" variant="quiet" render={<Link to={signInPath(door)} />}>
          {t(`door.${door}`)}
        </ButtonLink>
      ))}
    </div>
  );
}
