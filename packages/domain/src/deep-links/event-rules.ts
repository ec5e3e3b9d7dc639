/**
 * What can become of a link: sent on, opened at once, asked to sign in first, opened after that, or
 * not opened at all.
 */
export const LINK_EVENTS = ['shared', 'opened', 'sign_in_asked', 'resumed', 'failed'] as const;
export type LinkEventType = (typeof LINK_EVENTS)[number];

/** A device that was long without a network sends what it kept in pieces of this size. */
export const MAX_LINK_EVENTS = 50;

export const MAX_AGENT_LENGTH = 400;
export const MAX_REFERRER_LENGTH = 300;

/** How far back a report may look. */
export const REPORT_DAYS = ['7', '30', '90'] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];
