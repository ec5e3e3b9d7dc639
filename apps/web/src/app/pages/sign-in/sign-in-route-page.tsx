import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { usePageMeta } from '@/app/router/page-meta';
import { signInRoleAt } from './sign-in-meta';
import { SignInPage } from './sign-in-page';
import { readSignInSearch } from './sign-in-search';

/** The sign-in page within the app; a fresh visit loads it as its own entry. */
export function SignInRoutePage() {
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const door = signInRoleAt(usePageMeta()?.path ?? '');
  const { reason } = readSignInSearch(useSearch({ strict: false }));
  if (!door) return null;
  function goIn(path: string) {
    queryClient.clear();
    history.replace(path);
  }
  return <SignInPage key={door} door={door} reason={reason} goIn={goIn} />;
}
