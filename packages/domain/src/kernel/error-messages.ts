import type { ChowkError, ErrorCode } from './errors';

/** What an answer says in English; screens choose their own words by the code. */
const ERROR_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  VALIDATION_FAILED: 'Some fields need attention',
  NO_VALID_FIELDS: 'No valid fields to update',
  BAD_JSON: 'The request body is not valid JSON',
  BAD_CURSOR: 'The page cursor is not valid',
  BAD_IDEMPOTENCY_KEY: 'Idempotency-Key must be a uuid',
  NOT_AN_IMAGE: 'The file is not a photo we can read',
  IMAGE_TOO_LARGE: 'The photo has too many pixels',
  BAD_PATH: 'The file name is not allowed',
  UPLOAD_DAMAGED: 'The photo was damaged on the way',
  UNAUTHENTICATED: 'Please sign in',
  FORBIDDEN: 'You may not do this',
  RECENT_SIGN_IN_NEEDED: 'Please sign in again first',
  SECOND_STEP_NEEDED: 'This needs your second sign-in step',
  ACTING_REFUSED: 'You may not act for this shop',
  PGRST116: 'Not found or you do not have access',
  UNKNOWN_COMMAND: 'There is no such command',
  UNKNOWN_PATH: 'There is nothing at this address',
  METHOD_NOT_ALLOWED: 'This address does not take that method',
  ALREADY_EXISTS: 'This already exists',
  IDEMPOTENCY_KEY_REUSED: 'This key was used for another request',
  WRONG_STATE: 'This can no longer be done',
  LAST_SUPER_ADMIN: 'The last super admin must stay',
  CONSENT_NEEDED: 'An account cannot be without this consent',
  MONEY_OWED: 'There is money to be settled first',
  INSUFFICIENT_FUNDS: 'The wallet does not hold enough for this',
  CAMPAIGN_FULL: 'All places of this campaign are taken',
  CART_CHANGED: 'Prices or stock changed meanwhile',
  DATES_TAKEN: 'Somebody has these days already',
  DATES_BLOCKED: 'The shop keeps these days for itself',
  OFFER_OVER: 'This offer is not open now',
  OWN_SPACE: 'This space belongs to your own shop',
  REFERENCE_USED: 'This bank reference was already entered',
  STALE_VERSION: 'Someone changed this meanwhile',
  UPLOAD_OFFSET: 'The upload continues at another place',
  WRONG_PERSON: 'This was done by somebody else',
  PHONE_TAKEN: 'Phone number already in use by another account',
  LEAD_EXISTS: 'A lead with this phone number is already there',
  BODY_TOO_LARGE: 'The request is too large',
  RATE_LIMITED: 'Too many requests; please wait a little',
  INTERNAL: 'Something went wrong on our side',
  UNAVAILABLE: 'The service is not ready; please try again',
};

/** An error made without words of its own says what its code says. */
export function messageOf(error: ChowkError): string {
  return error.message === error.code ? ERROR_MESSAGES[error.code] : error.message;
}
