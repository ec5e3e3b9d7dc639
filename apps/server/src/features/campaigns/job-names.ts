/** Makes the offers of one campaign, or of all that have open places. Its handler is with deals. */
export const OFFER_JOB = 'deal.offer';
