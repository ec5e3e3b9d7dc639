import { LINK_DOORS, readLink } from '@chowk/domain/deep-links';
import { type Role, rolesMeaning } from '@chowk/domain/kernel';
import type { Access } from '@/app/router/route-access';
import type { SecondStep } from '@/features/auth/session/session';

export type SignInPath =
  | '/brand/signin'
  | '/retailer/signin'
  | '/bizman/signin'
  | '/admin-access'
  | '/super-admin';

const SIGN_IN_BY_ROLE: Record<Role, SignInPath> = {
  brand: '/brand/signin',
  retailer: '/retailer/signin',
  bizman: '/bizman/signin',
  admin: '/admin-access',
  super_admin: '/super-admin',
};

export interface Visitor {
  readonly hasSession: boolean;
  readonly secondStep: SecondStep;
  /** Undefined until the profile is loaded. */
  readonly roles: readonly Role[] | undefined;
  /** Undefined until the profile is loaded. */
  readonly owesConsent?: boolean | undefined;
  /** While acting for a shop: the person's own role. */
  readonly ownRoles?: readonly Role[] | undefined;
}

export type Entry =
  | { readonly kind: 'enter' }
  | { readonly kind: 'ask-who' }
  | { readonly kind: 'ask-second-step' }
  | { readonly kind: 'set-up-second-step' }
  | { readonly kind: 'ask-consent' }
  | { readonly kind: 'not-for-you' }
  | { readonly kind: 'no-link' }
  | { readonly kind: 'not-while-acting' }
  | { readonly kind: 'to-dashboard' }
  | { readonly kind: 'to-sign-in'; readonly door: SignInPath | '/' };

export function signInPath(role: Role): SignInPath {
  return SIGN_IN_BY_ROLE[role];
}

function doorFor(access: Access, path: string): SignInPath | '/' {
  const link = readLink(path);
  if (link.kind === 'link') return LINK_DOORS[link.type];
  return typeof access === 'string' ? '/retailer/signin' : SIGN_IN_BY_ROLE[access[0]];
}

/** The one page of ours below a link's path. */
const BELOW_A_LINK = /^\/campaign\/[^/]+\/brand$/;

/** A broken link has no known recipient, so it requires no sign-in. */
function isBroken(path: string): boolean {
  return readLink(path).kind === 'failed' && !BELOW_A_LINK.test(path);
}

function isAllowed(allowed: readonly Role[], roles: readonly Role[]): boolean {
  return allowed.flatMap(rolesMeaning).some((role) => roles.includes(role));
}

/** The one decision about entering a page, used by the router and the frame. */
export function decideEntry(
  access: Access,
  path: string,
  visitor: Visitor,
  isPersonal = false,
): Entry {
  if (isBroken(path)) return { kind: 'no-link' };
  if (access === 'public') return { kind: 'enter' };
  if (access === 'guest') return { kind: visitor.hasSession ? 'to-dashboard' : 'enter' };
  if (!visitor.hasSession) return { kind: 'to-sign-in', door: doorFor(access, path) };
  if (visitor.secondStep === 'owed') return { kind: 'ask-second-step' };
  if (visitor.secondStep === 'set-up') return { kind: 'set-up-second-step' };
  if (visitor.owesConsent) return { kind: 'ask-consent' };
  const { roles, ownRoles } = visitor;
  if (ownRoles && isPersonal) return { kind: 'not-while-acting' };
  if (access === 'signed-in') return { kind: 'enter' };
  if (!roles) return { kind: 'ask-who' };
  if (isAllowed(access, roles)) return { kind: 'enter' };
  return { kind: isAllowed(access, ownRoles ?? []) ? 'not-while-acting' : 'not-for-you' };
}
