import type { FieldRule } from './field-rules';

/**
 * Every error has a stable code and an HTTP status. Screens show words by code in the person's
 * language; the server's own English is in `error-messages.ts`.
 */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  NO_VALID_FIELDS: 400,
  BAD_JSON: 400,
  JSON_TOO_DEEP: 400,
  BAD_CURSOR: 400,
  BAD_IDEMPOTENCY_KEY: 400,
  NOT_AN_IMAGE: 400,
  IMAGE_TOO_LARGE: 413,
  BAD_PATH: 400,
  UPLOAD_DAMAGED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SECOND_STEP_NEEDED: 403,
  STEP_UP_NEEDED: 403,
  ACTING_REFUSED: 403,
  PGRST116: 404,
  UNKNOWN_COMMAND: 404,
  UNKNOWN_PATH: 404,
  METHOD_NOT_ALLOWED: 405,
  ALREADY_EXISTS: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  WRONG_STATE: 409,
  /** The shop's pin was moved far before this proof, and no reviewer has confirmed it. */
  PIN_MOVED: 409,
  LAST_SUPER_ADMIN: 409,
  CONSENT_NEEDED: 409,
  MONEY_OWED: 409,
  INSUFFICIENT_FUNDS: 409,
  CAMPAIGN_FULL: 409,
  CART_CHANGED: 409,
  DATES_TAKEN: 409,
  DATES_BLOCKED: 409,
  OFFER_OVER: 409,
  OWN_SPACE: 409,
  PAYOUTS_ON_HOLD: 409,
  REFERENCE_USED: 409,
  STALE_VERSION: 409,
  /** The team has not set where money is to be paid. */
  UPI_NOT_SET: 409,
  UPLOAD_OFFSET: 409,
  WRONG_PERSON: 409,
  PHONE_TAKEN: 409,
  LEAD_EXISTS: 409,
  STORAGE_FULL: 409,
  BODY_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface FieldProblem {
  /** Dotted path of the field, empty for the whole input. */
  readonly path: string;
  /** The rule it broke, which is the translation key of the message. */
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
    super(options.message ?? code);
    this.name = 'ChowkError';
    this.code = code;
    this.details = options.details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);
}

/** Missing and forbidden rows look the same. */
export function notFound(message?: string): ChowkError {
  return new ChowkError('PGRST116', message === undefined ? {} : { message });
}

export function invalidField(
  path: string,
  rule: FieldRule,
  params?: FieldProblem['params'],
): ChowkError {
  return new ChowkError('VALIDATION_FAILED', {
    details: { fields: [params ? { path, rule, params } : { path, rule }] },
  });
}
