import type { Role } from '@chowk/domain/kernel';
import { Link } from '@tanstack/react-router';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/button';
import { signInPath } from './guard';

export function SignInLink({ door }: { door: Role }) {
  const t = useMessages('coming');
  return <ButtonLink render={<Link to={signInPath(door)} />}>{t('signIn')}</ButtonLink>;
}
