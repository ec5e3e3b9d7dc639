import {
  CHOSEN_CHANNELS,
  type Choice,
  type ChosenChannel,
  defaultChoice,
  isFixedChoice,
  type NotificationKind,
} from '../accounts';
import { DAY_MS, MINUTE_MS, startOfIstDay } from '../kernel';

/** One more than a badge spells out: '9+'. */
export const MAX_UNSEEN = 10;
export const MAX_UNREAD = 100;
export const MAX_MARKED = 100;
export const MAX_DEVICES = 10;

/** Older ones are neither stored nor shown. */
export const KEPT_DAYS = 90;

/**
 * `sending` is set before the message is sent: after a crash it stays so, and the message is never
 * sent twice.
 */
export const DELIVERY_STATES = ['queued', 'sending', 'sent', 'failed', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_REASONS = [
  'digest',
  'gateway',
  'interrupted',
  'no_address',
  'no_device',
  'no_gateway',
  'no_opt_in',
  'not_verified',
  'seen',
  'sms_limit',
  'suspended',
  'turned_off',
] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

export interface QuietHours {
  readonly is_on: boolean;
  readonly from_minute: number;
  readonly to_minute: number;
}

/** From nine in the evening to eight in the morning, unless changed. */
export const DEFAULT_QUIET_HOURS: QuietHours = {
  is_on: true,
  from_minute: 21 * 60,
  to_minute: 8 * 60,
};

/** The moment itself, or when the quiet hours it falls into are over. They may span midnight. */
export function afterQuietHours(ms: number, hours: QuietHours): number {
  const { is_on, from_minute, to_minute } = hours;
  if (!is_on || from_minute === to_minute) return ms;
  const midnight = startOfIstDay(ms);
  const minute = (ms - midnight) / MINUTE_MS;
  const spansMidnight = from_minute > to_minute;
  const isEvening = minute >= from_minute && (spansMidnight || minute < to_minute);
  const isMorning = spansMidnight && minute < to_minute;
  if (!isEvening && !isMorning) return ms;
  const end = midnight + to_minute * MINUTE_MS;
  return isEvening && spansMidnight ? end + DAY_MS : end;
}

/**
 * Escalation: the list in the app and push at once, further channels only if it was not seen. A
 * read notification needs no message.
 */
export const RUNG_DELAY_MS: Readonly<Record<ChosenChannel, number>> = {
  push: 0,
  whatsapp: 2 * MINUTE_MS,
  sms: 2 * MINUTE_MS,
  email: 10 * MINUTE_MS,
};

/** This many of one type are sent one by one; further ones are collected into one. */
export const MAX_SINGLE = 3;
export const DIGEST_WINDOW_MS = 60 * MINUTE_MS;

/** The retries of an unavailable gateway, with their delays. */
export const MAX_TRIES = 5;
export const retryAfterMs = (tries: number) => MINUTE_MS * 2 ** (tries - 1);
/** Longer than any sending takes: what is under way for so long died. */
export const INTERRUPTED_AFTER_MS = 15 * MINUTE_MS;

/** The person's choice, else the default; fixed channels are on. */
export function chosenWays(kind: NotificationKind, said: readonly Choice[]): ChosenChannel[] {
  return CHOSEN_CHANNELS.filter((channel) => {
    const own = said.find((each) => each.kind === kind && each.channel === channel);
    return isFixedChoice(kind, channel) || (own?.is_on ?? defaultChoice(kind, channel));
  });
}

/** Only what was shown to be theirs is written to. */
export type ContactState = 'none' | 'unverified' | 'verified';

function contactObstacle(state: ContactState): DeliveryReason | null {
  if (state === 'none') return 'no_address';
  return state === 'unverified' ? 'not_verified' : null;
}

/** What a person can be reached by. */
export interface Reach {
  readonly isActive: boolean;
  readonly hasDevice: boolean;
  readonly phone: ContactState;
  readonly email: ContactState;
  readonly whatsappOptIn: boolean;
  readonly hasGateway: (channel: 'sms' | 'whatsapp') => boolean;
}

export interface PlannedDelivery {
  readonly channel: ChosenChannel;
  readonly state: 'queued' | 'skipped';
  readonly reason: DeliveryReason | null;
  readonly dueMs: number;
}

/** Why a channel cannot be used for a person. */
export function obstacleTo(channel: ChosenChannel, reach: Reach): DeliveryReason | null {
  if (!reach.isActive) return 'suspended';
  if (channel === 'push') return reach.hasDevice ? null : 'no_device';
  if (channel === 'email') return contactObstacle(reach.email);
  // Without the opt-in nothing goes to WhatsApp, whatever else was chosen.
  if (channel === 'whatsapp' && !reach.whatsappOptIn) return 'no_opt_in';
  const obstacle = contactObstacle(reach.phone);
  if (obstacle) return obstacle;
  return reach.hasGateway(channel) ? null : 'no_gateway';
}

/**
 * The channels a notification is sent by, and when. SMS replaces WhatsApp instead of adding to it;
 * a device never set up is not recorded.
 */
export function planDeliveries(
  nowMs: number,
  chosen: readonly ChosenChannel[],
  reach: Reach,
  quiet: QuietHours,
): PlannedDelivery[] {
  const planned = chosen.map((channel): PlannedDelivery => {
    const reason = obstacleTo(channel, reach);
    const dueMs = afterQuietHours(nowMs + RUNG_DELAY_MS[channel], quiet);
    return { channel, state: reason ? 'skipped' : 'queued', reason, dueMs };
  });
  const isOnWhatsapp = planned.some(
    ({ channel, state }) => channel === 'whatsapp' && state === 'queued',
  );
  return planned.filter(
    ({ channel, reason }) => reason !== 'no_device' && !(channel === 'sms' && isOnWhatsapp),
  );
}
