import type { ParsedLocation } from '@tanstack/react-router';
import { redirect } from '@tanstack/react-router';
import type { Access } from '@/app/router/route-access';
import { lastPersonId } from '@/features/accounts/stored-me';
import { hasSession, secondStep } from '@/features/auth/session/session';
import { saveIntent } from '@/features/auth/sign-in/intent';
import { decideEntry } from './guard';

/** Few people get here, so the code for the intended page is loaded on demand. */
async function goOn(isPreload: boolean): Promise<never> {
  const found = isPreload ? undefined : await import('@/features/auth/sign-in/found-intent');
  const intent = found?.takeIntent();
  throw intent ? redirect({ href: intent, replace: true }) : redirect({ to: '/dashboard' });
}

/**
 * The guard as the router runs it, before a page loads. The frame checks roles and the second step.
 */
export function enterOrRedirect(
  access: Access,
  location: ParsedLocation,
  isPreload: boolean,
): Promise<never> | undefined {
  const entry = decideEntry(access, location.pathname, {
    hasSession: hasSession(),
    secondStep: secondStep(),
    roles: undefined,
  });
  if (entry.kind === 'to-dashboard') return goOn(isPreload);
  if (entry.kind === 'to-sign-in') {
    if (!isPreload) saveIntent(location.href, lastPersonId());
    throw redirect({ to: entry.door });
  }
  return undefined;
}
