/**
 * Events of a link: shared, opened at once, asked to sign in first, opened after that, or failed.
 */
export const LINK_EVENTS = ['shared', 'opened', 'sign_in_asked', 'resumed', 'failed'] as const;
export type LinkEventType = (typeof LINK_EVENTS)[number];

/** The batch size for events collected without a network. */
export const MAX_LINK_EVENTS = 50;

export const MAX_AGENT_LENGTH = 400;
export const MAX_REFERRER_LENGTH = 300;

/** How far back a report may look. */
export const REPORT_DAYS = ['7', '30', '90'] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];
