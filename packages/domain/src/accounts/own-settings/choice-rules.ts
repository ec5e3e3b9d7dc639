import { isRole, type Role } from '../../kernel';

/** What a notification may be about. */
export const NOTIFICATION_KINDS = [
  'deals',
  'proofs',
  'money',
  'orders',
  'ad_spaces',
  'shops',
  'account',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Besides the list in the app, which always has everything. */
export const CHOSEN_CHANNELS = ['push', 'email', 'whatsapp', 'sms'] as const;
export type ChosenChannel = (typeof CHOSEN_CHANNELS)[number];

const TRADE: readonly NotificationKind[] = ['deals', 'proofs', 'money', 'orders', 'ad_spaces'];
const STAFF: readonly NotificationKind[] = ['proofs', 'money', 'shops'];

const KINDS_OF: Readonly<Record<Role, readonly NotificationKind[]>> = {
  retailer: TRADE,
  brand: TRADE,
  bizman: ['deals', 'money', 'orders', 'shops'],
  admin: STAFF,
  super_admin: STAFF,
};

/** What this person can get at all, in the order it is listed. */
export function kindsFor(roles: readonly Role[]): NotificationKind[] {
  const theirs = new Set<NotificationKind>(roles.filter(isRole).flatMap((role) => KINDS_OF[role]));
  return NOTIFICATION_KINDS.filter((kind) => theirs.has(kind) || kind === 'account');
}

/** Security notifications must reach the owner. */
export function isFixedChoice(kind: NotificationKind, channel: ChosenChannel): boolean {
  return kind === 'account' && channel === 'email';
}

/** Until a person says otherwise: the phone for everything, a mail where money or safety is at stake. */
export function defaultChoice(kind: NotificationKind, channel: ChosenChannel): boolean {
  if (channel === 'push') return true;
  return channel === 'email' && (kind === 'money' || kind === 'account');
}

export interface Choice {
  readonly kind: NotificationKind;
  readonly channel: ChosenChannel;
  readonly is_on: boolean;
}

/** Every kind and channel with the value in force: the person's choice, else the default. */
export function effectiveChoices(roles: readonly Role[], stored: readonly Choice[]): Choice[] {
  const said = new Map(stored.map(({ kind, channel, is_on }) => [`${kind}/${channel}`, is_on]));
  return kindsFor(roles).flatMap((kind) =>
    CHOSEN_CHANNELS.map((channel) => ({
      kind,
      channel,
      is_on:
        isFixedChoice(kind, channel) ||
        (said.get(`${kind}/${channel}`) ?? defaultChoice(kind, channel)),
    })),
  );
}
