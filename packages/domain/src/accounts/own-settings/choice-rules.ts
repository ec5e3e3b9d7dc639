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

/** News that belongs together, for those who want one switch and not a table. */
export const CHOICE_GROUPS = ['deals', 'money', 'orders', 'shops', 'account'] as const;
export type ChoiceGroup = (typeof CHOICE_GROUPS)[number];

const GROUP_OF: Readonly<Record<NotificationKind, ChoiceGroup>> = {
  deals: 'deals',
  proofs: 'deals',
  money: 'money',
  orders: 'orders',
  ad_spaces: 'orders',
  shops: 'shops',
  account: 'account',
};

function mayChange(group: ChoiceGroup, { kind, channel }: Choice): boolean {
  return GROUP_OF[kind] === group && !isFixedChoice(kind, channel);
}

export interface GroupChoice {
  readonly group: ChoiceGroup;
  /** Whether any of its news goes out by any way that can be chosen. */
  readonly is_on: boolean;
}

/** The groups a person gets any news of, in their order. */
export function groupChoices(items: readonly Choice[]): GroupChoice[] {
  return CHOICE_GROUPS.flatMap((group) => {
    const own = items.filter((choice) => mayChange(group, choice));
    return own.length === 0 ? [] : [{ group, is_on: own.some(({ is_on }) => is_on) }];
  });
}

/** What one switch changes: off is everything off, on is what holds until somebody says otherwise. */
export function groupChanges(items: readonly Choice[], { group, is_on }: GroupChoice): Choice[] {
  return items
    .filter((choice) => mayChange(group, choice) && choice.is_on !== is_on)
    .filter(({ kind, channel }) => !is_on || defaultChoice(kind, channel))
    .map((choice) => ({ ...choice, is_on }));
}
