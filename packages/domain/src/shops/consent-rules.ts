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
      month_used_paise: found && isMonthly(kind) ? usedPaise : null,
    };
  });
}

/** Why nothing of this kind may be done for the owner, told by the server and by the buttons alike. */
export function consentRefusal(given: readonly GivenActing[], wanted: ActingKind) {
  if (given.some(({ kind }) => kind === wanted)) return undefined;
  return { reason: 'no_consent', kind: wanted } as const;
}

/** What costs money ends at an amount each, and where it adds up, at one a month. */
const CEILINGS = {
  deals: { over: 'over_limit', isMonthly: false },
  orders: { over: 'over_order_limit', isMonthly: true },
} as const;
export type LimitedKind = keyof typeof CEILINGS;

export function isLimited(kind: ActingKind): kind is LimitedKind {
  return Object.hasOwn(CEILINGS, kind);
}

export function isMonthly(kind: ActingKind): boolean {
  return isLimited(kind) && CEILINGS[kind].isMonthly;
}

/** Why these amounts may not be spent for the owner: one is too much, or all of the month are. */
export function limitRefusal(
  given: readonly GivenActing[],
  kind: LimitedKind,
  amountsPaise: readonly number[],
  usedPaise = 0,
) {
  const consent = given.find((each) => each.kind === kind);
  const limitPaise = consent?.limit_paise ?? 0;
  if (Math.max(0, ...amountsPaise) > limitPaise) {
    return { reason: CEILINGS[kind].over, limit_paise: limitPaise } as const;
  }
  if (!isMonthly(kind)) return undefined;
  const monthPaise = consent?.month_limit_paise ?? 0;
  const sumPaise = amountsPaise.reduce((sum, each) => sum + each, 0);
  if (usedPaise + sumPaise <= monthPaise) return undefined;
  return {
    reason: 'over_month_limit',
    limit_paise: monthPaise,
    left_paise: Math.max(0, monthPaise - usedPaise),
  } as const;
}
