/**
 * Every refusal has a stable code. The status is what HTTP answers; the words a person reads are
 * chosen by code in their language, the message here is the English of it.
 */
export const ERRORS = {
  VALIDATION_FAILED: { status: 400, message: 'Some fields need attention' },
  NO_VALID_FIELDS: { status: 400, message: 'No valid fields to update' },
  BAD_JSON: { status: 400, message: 'The request body is not valid JSON' },
  BAD_CURSOR: { status: 400, message: 'The page cursor is not valid' },
  BAD_IDEMPOTENCY_KEY: { status: 400, message: 'Idempotency-Key must be a uuid' },
  NOT_AN_IMAGE: { status: 400, message: 'The file is not a photo we can read' },
  IMAGE_TOO_LARGE: { status: 413, message: 'The photo has too many pixels' },
  BAD_PATH: { status: 400, message: 'The file name is not allowed' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in' },
  FORBIDDEN: { status: 403, message: 'You may not do this' },
  RECENT_SIGN_IN_NEEDED: { status: 403, message: 'Please sign in again first' },
  SECOND_STEP_NEEDED: { status: 403, message: 'This needs your second sign-in step' },
  ACTING_REFUSED: { status: 403, message: 'You may not act for this shop' },
  PGRST116: { status: 404, message: 'Not found or you do not have access' },
  UNKNOWN_COMMAND: { status: 404, message: 'There is no such command' },
  UNKNOWN_PATH: { status: 404, message: 'There is nothing at this address' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method' },
  ALREADY_EXISTS: { status: 409, message: 'This already exists' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: 'This key was used for another request' },
  WRONG_STATE: { status: 409, message: 'This can no longer be done' },
  LAST_SUPER_ADMIN: { status: 409, message: 'The last super admin must stay' },
  CONSENT_NEEDED: { status: 409, message: 'An account cannot be without this consent' },
  MONEY_OWED: { status: 409, message: 'There is money to be settled first' },
  INSUFFICIENT_FUNDS: { status: 409, message: 'The wallet does not hold enough for this' },
  CAMPAIGN_FULL: { status: 409, message: 'All places of this campaign are taken' },
  OFFER_OVER: { status: 409, message: 'This offer is no longer open' },
  REFERENCE_USED: { status: 409, message: 'This bank reference was already entered' },
  STALE_VERSION: { status: 409, message: 'Someone changed this meanwhile' },
  PHONE_TAKEN: { status: 409, message: 'Phone number already in use by another account' },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large' },
  RATE_LIMITED: { status: 429, message: 'Too many requests; please wait a little' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side' },
  UNAVAILABLE: { status: 503, message: 'The service is not ready; please try again' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

export interface FieldProblem {
  /** Dotted path of the field, empty for the whole input. */
  readonly path: string;
  /** What rule it broke, the translation key of the sentence to show. */
  readonly rule: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface ErrorDetails {
  readonly fields?: readonly FieldProblem[];
  readonly retryAfterS?: number;
  readonly [key: string]: unknown;
}

export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: ErrorDetails;
  readonly requestId?: string;
}

export class ChowkError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;

  constructor(code: ErrorCode, options: { message?: string; details?: ErrorDetails } = {}) {
    super(options.message ?? ERRORS[code].message);
    this.name = 'ChowkError';
    this.code = code;
    this.details = options.details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

/** Missing and forbidden rows look the same. */
export function notFound(message?: string): ChowkError {
  return new ChowkError('PGRST116', message === undefined ? {} : { message });
}

export function invalidField(
  path: string,
  rule: string,
  params?: FieldProblem['params'],
): ChowkError {
  return new ChowkError('VALIDATION_FAILED', {
    details: { fields: [params ? { path, rule, params } : { path, rule }] },
  });
}
