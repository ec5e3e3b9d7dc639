import type { ParsedLocation } from '@tanstack/react-router';
import { redirect } from '@tanstack/react-router';
import { saveIntent, takeIntent } from '@/features/auth/intent';
import { hasSession, secondStep } from '@/features/auth/session';
import { decideEntry } from './guard';
import type { Access } from './route-access';

/** The guard as the router runs it, before any page loads. The frame judges roles and asks for a second step. */
export function enterOrRedirect(
  access: Access,
  location: ParsedLocation,
  isPreload: boolean,
): void {
  const entry = decideEntry(access, location.pathname, {
    hasSession: hasSession(),
    secondStep: secondStep(),
    roles: undefined,
  });
  if (entry.kind === 'to-dashboard') {
    const intent = isPreload ? undefined : takeIntent();
    throw intent ? redirect({ href: intent, replace: true }) : redirect({ to: '/dashboard' });
  }
  if (entry.kind === 'to-sign-in') {
    if (!isPreload) saveIntent(location.href);
    throw redirect({ to: entry.door });
  }
}
