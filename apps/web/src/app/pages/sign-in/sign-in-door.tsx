import { ROLES } from '@chowk/domain/kernel';
import { useSearch } from '@tanstack/react-router';
import { usePageMeta } from '@/app/router/page-meta';
import { signInPath } from '@/app/session/guard';
import { SignInPage } from './sign-in-page';
import { readSignInSearch } from './sign-in-search';

/** Whose sign-in page it is, its address says. */
export function SignInDoor() {
  const path = usePageMeta()?.path.replace(/\/$/, '');
  const { reason } = readSignInSearch(useSearch({ strict: false }));
  const door = ROLES.find((role) => signInPath(role) === path);
  return door ? <SignInPage key={door} door={door} reason={reason} /> : null;
}
