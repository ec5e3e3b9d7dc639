import {
  type Actor,
  ANONYMOUS,
  ChowkError,
  type Command,
  type Query,
  type Role,
  requireCan,
} from '@chowk/domain/kernel';
import { actingKindOf } from '@chowk/domain/shops';
import type { Answer } from './call';
import type { World } from './world';

/** What the policy says to a call before it looks at any row. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly reason?: unknown;
}

function asRefusal(error: unknown): Refusal {
  if (!(error instanceof ChowkError)) throw error;
  const { status, code, details } = error;
  return { status, code, ...(details?.reason ? { reason: details.reason } : {}) };
}

export function refusalFor(actor: Actor, { access }: Command | Query): Refusal | undefined {
  try {
    requireCan(actor, access);
    return undefined;
  } catch (error) {
    return asRefusal(error);
  }
}

export function actorOf({ signedIn }: World, role: Role | undefined): Actor {
  if (!role) return ANONYMOUS;
  const uid = signedIn.ids[role];
  return { ...ANONYMOUS, uid, actorId: uid, roles: [role] };
}

/** The shop a bizman says they act for: theirs with and without leave, another's, none at all. */
export const ACTED_SHOPS = ['allowed', 'nothing allowed', 'other', 'missing'] as const;
export type ActedShop = (typeof ACTED_SHOPS)[number];

const refused = (reason?: string): Refusal => ({
  status: 403,
  code: 'ACTING_REFUSED',
  ...(reason ? { reason } : {}),
});

/** What is answered to somebody of this role who says they act for that shop. */
export function actingRefusalFor(
  world: World,
  what: Command | Query,
  role: Role | undefined,
  shop: ActedShop,
): Refusal | undefined {
  if (!what.actable) {
    return what.kind === 'query' && what.access.isPublic ? undefined : refused('never');
  }
  if (role !== 'bizman') return refused();
  if (shop === 'other' || shop === 'missing') {
    const isNever = what.kind === 'command' && !actingKindOf(what.name);
    return refused(isNever ? 'never' : 'not_yours');
  }
  if (shop === 'nothing allowed' && what.kind === 'command') return refused('no_consent');
  return refusalFor(actorOf(world, 'retailer'), what);
}

/** The same refusal, whatever it says besides. */
export function isRefusedAs(answer: Answer, { status, code, reason }: Refusal): boolean {
  const details = answer.body.details as { readonly reason?: unknown } | undefined;
  const isSame = answer.status === status && answer.code === code;
  return isSame && (reason === undefined || details?.reason === reason);
}

const POLICY_CODES = ['FORBIDDEN', 'UNAUTHENTICATED', 'SECOND_STEP_NEEDED', 'RATE_LIMITED'];

/** Whatever a rule of the business says of it, the policy let it pass and nothing broke. */
export function isLetThrough({ status, code }: Answer): boolean {
  return status < 500 && !POLICY_CODES.includes(code);
}
