import { defineStates, theSystem } from '../kernel';
import { KEPT_DAYS } from '../notifications';

/**
 * What a retention run deletes, and how many days after it has served its purpose. What the law
 * wants kept (money, invoices, the proofs they rest on) and people's accounts are not on the list.
 */
export const RETENTION_DAYS = {
  notifications: KEPT_DAYS,
  /** As the words of the consent promise. */
  link_events: 180,
  /** Far longer than a deal waits for its proof: a phone may come back online on the last day. */
  unused_photos: 45,
  /** Whoever has not pulled for so long begins again. */
  sync_marks: 60,
  lead_codes: 1,
  sessions: 90,
  login_codes: 2,
  /** Counted from the call: after it the number has served its purpose. */
  demo_requests: 180,
  /** Eight years, like the books the entries explain. */
  trail: 2922,
  backups: 30,
} as const;

export type RetentionKind = keyof typeof RETENTION_DAYS;

export const RETENTION_KINDS = Object.keys(RETENTION_DAYS) as [RetentionKind, ...RetentionKind[]];

/** So many of the newest stay however old they are: an installation at rest keeps its last copies. */
export const BACKUPS_KEPT_AT_LEAST = 3;

export const UPKEEP_STATES = ['waiting', 'running', 'done', 'failed'] as const;
export type UpkeepState = (typeof UPKEEP_STATES)[number];

export const upkeepStates = defineStates<UpkeepState>({
  noun: 'upkeep',
  states: UPKEEP_STATES,
  initial: 'waiting',
  transitions: [
    { from: 'waiting', to: 'running', by: theSystem(), via: 'upkeep.begin' },
    // A process that died in the middle leaves its run behind; the next try takes it up again.
    { from: 'running', to: 'running', by: theSystem(), via: 'upkeep.begin' },
    { from: 'running', to: 'done', by: theSystem(), via: 'upkeep.finish' },
    { from: 'running', to: 'failed', by: theSystem(), via: 'upkeep.fail' },
    // Whatever was begun and never heard of again must not stand in the way of the next.
    { from: 'waiting', to: 'failed', by: theSystem(), via: 'upkeep.give-up' },
    { from: 'running', to: 'failed', by: theSystem(), via: 'upkeep.give-up' },
  ],
});
