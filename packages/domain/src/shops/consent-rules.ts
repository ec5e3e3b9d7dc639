import { rupees } from '../kernel';

/** What an owner may let their bizman do for the shop; everything else stays theirs alone. */
export const ACTING_KINDS = ['orders', 'deals', 'profile'] as const;
export type ActingKind = (typeof ACTING_KINDS)[number];

/**
 * Which consent a command needs while acting. What is not listed is refused whatever was allowed:
 * bank and payout details, passwords and the consents themselves are never here.
 */
const KIND_OF_COMMAND: Readonly<Record<string, ActingKind>> = {
  shop_update: 'profile',
  shop_photo_add: 'profile',
  deal_accept: 'deals',
  deal_decline: 'deals',
  deal_cancel: 'deals',
  proof_submit: 'deals',
  proof_dispute: 'deals',
  cart_set: 'orders',
  order_place: 'orders',
  order_cancel: 'orders',
  order_dispute: 'orders',
  ad_space_create: 'profile',
  ad_space_update: 'profile',
  ad_space_archive: 'profile',
  ad_space_photo_add: 'profile',
  ad_space_photo_remove: 'profile',
  ad_space_block_dates: 'profile',
  booking_accept: 'deals',
  booking_decline: 'deals',
  booking_cancel: 'deals',
};

/** Everything a bizman can be allowed to do for a shop. */
export const ACTABLE_COMMANDS = Object.keys(KIND_OF_COMMAND);

export function actingKindOf(command: string): ActingKind | undefined {
  return Object.hasOwn(KIND_OF_COMMAND, command) ? KIND_OF_COMMAND[command] : undefined;
}

export interface GivenActing {
  readonly kind: ActingKind;
  readonly limit_paise: number | null;
  readonly month_limit_paise: number | null;
}

/** What orders may cost where nobody has said so yet: offered in the form, and of consents from before. */
export const USUAL_ORDER_LIMITS = {
  limit_paise: rupees(5_000),
  month_limit_paise: rupees(20_000),
} as const;

/** Every kind with what holds, in the order the settings show them. */
export function actingChoices(given: readonly GivenActing[], usedPaise = 0) {
  return ACTING_KINDS.map((kind) => {
    const found = given.find((each) => each.kind === kind);
    return {
      kind,
      is_granted: found !== undefined,
      limit_paise: found?.limit_paise ?? null,
      month_limit_paise: found?.month_limit_paise ?? null,
      month_used_paise: found && kind === 'orders' ? usedPaise : null,
    };
  });
}

/** Why nothing of this kind may be done for the owner, told by the server and by the buttons alike. */
export function consentRefusal(given: readonly GivenActing[], wanted: ActingKind) {
  if (given.some(({ kind }) => kind === wanted)) return undefined;
  return { reason: 'no_consent', kind: wanted } as const;
}

/** Why this amount may not be accepted for the owner. */
export function limitRefusal(given: readonly GivenActing[], amountPaise: number) {
  const limitPaise = given.find(({ kind }) => kind === 'deals')?.limit_paise ?? 0;
  if (amountPaise <= limitPaise) return undefined;
  return { reason: 'over_limit', limit_paise: limitPaise } as const;
}

/** Why these orders may not be placed for the owner: one costs too much, or all of the month do. */
export function orderLimitRefusal(
  given: readonly GivenActing[],
  totalsPaise: readonly number[],
  usedPaise: number,
) {
  const consent = given.find(({ kind }) => kind === 'orders');
  const limitPaise = consent?.limit_paise ?? 0;
  if (Math.max(0, ...totalsPaise) > limitPaise) {
    return { reason: 'over_order_limit', limit_paise: limitPaise } as const;
  }
  const monthPaise = consent?.month_limit_paise ?? 0;
  const sumPaise = totalsPaise.reduce((sum, each) => sum + each, 0);
  if (usedPaise + sumPaise <= monthPaise) return undefined;
  return {
    reason: 'over_month_limit',
    limit_paise: monthPaise,
    left_paise: Math.max(0, monthPaise - usedPaise),
  } as const;
}
