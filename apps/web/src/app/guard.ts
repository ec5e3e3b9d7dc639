import { type Role, rolesMeaning } from '@chowk/domain/kernel';
import type { SecondStep } from '@/features/auth/session';
import type { Access } from './route-access';

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

/** Where a deep link opened by somebody signed out goes; its address is kept meanwhile. */
const DEEP_LINK_DOORS: Readonly<Record<string, SignInPath | '/'>> = {
  campaign: '/brand/signin',
  adspace: '/brand/signin',
  deal: '/retailer/signin',
  order: '/retailer/signin',
  shop: '/retailer/signin',
  proof: '/retailer/signin',
  notification: '/',
};

export interface Visitor {
  readonly hasSession: boolean;
  readonly secondStep: SecondStep;
  /** Undefined while we do not know yet who the person is. */
  readonly roles: readonly Role[] | undefined;
  /** Known only once the person is. */
  readonly owesConsent?: boolean | undefined;
  /** While acting for a shop: what the person is themselves. */
  readonly ownRoles?: readonly Role[] | undefined;
}

export type Entry =
  | { readonly kind: 'enter' }
  | { readonly kind: 'ask-who' }
  | { readonly kind: 'ask-second-step' }
  | { readonly kind: 'set-up-second-step' }
  | { readonly kind: 'ask-consent' }
  | { readonly kind: 'not-for-you' }
  | { readonly kind: 'not-while-acting' }
  | { readonly kind: 'to-dashboard' }
  | { readonly kind: 'to-sign-in'; readonly door: SignInPath | '/' };

export function signInPath(role: Role): SignInPath {
  return SIGN_IN_BY_ROLE[role];
}

function doorFor(access: Access, path: string): SignInPath | '/' {
  const deepLink = DEEP_LINK_DOORS[path.split('/')[1] ?? ''];
  if (deepLink) return deepLink;
  return typeof access === 'string' ? '/retailer/signin' : SIGN_IN_BY_ROLE[access[0]];
}

function isAllowed(allowed: readonly Role[], roles: readonly Role[]): boolean {
  return allowed.flatMap(rolesMeaning).some((role) => roles.includes(role));
}

/** Whoever can change everything needs more than a password. */
function mustSetUpStep({ roles, secondStep }: Visitor): boolean {
  return secondStep === 'none' && roles?.includes('super_admin') === true;
}

/** The one decision about entering a page; the router and the frame around the page both ask it. */
export function decideEntry(
  access: Access,
  path: string,
  visitor: Visitor,
  isPersonal = false,
): Entry {
  if (access === 'public') return { kind: 'enter' };
  if (access === 'guest') return { kind: visitor.hasSession ? 'to-dashboard' : 'enter' };
  if (!visitor.hasSession) return { kind: 'to-sign-in', door: doorFor(access, path) };
  if (visitor.secondStep === 'owed') return { kind: 'ask-second-step' };
  if (mustSetUpStep(visitor)) return { kind: 'set-up-second-step' };
  if (visitor.owesConsent) return { kind: 'ask-consent' };
  const { roles, ownRoles } = visitor;
  if (ownRoles && isPersonal) return { kind: 'not-while-acting' };
  if (access === 'signed-in') return { kind: 'enter' };
  if (!roles) return { kind: 'ask-who' };
  if (isAllowed(access, roles)) return { kind: 'enter' };
  return { kind: isAllowed(access, ownRoles ?? []) ? 'not-while-acting' : 'not-for-you' };
}
