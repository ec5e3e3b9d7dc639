import { LEAD_STATES } from '@chowk/domain/leads';

/** What is still to be won or was turned down; a shop that is live has its own list. */
export const OPEN_LEADS = LEAD_STATES.filter((state) => state !== 'converted');
