import { ChowkError, type ErrorCode, type ErrorDetails, isErrorCode } from '@chowk/domain/kernel';

export type NetworkProblem =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'foreign_answer'
  | 'signed_out';

/** The server was not reached, or something else answered in its place. */
export class NetworkError extends Error {
  readonly problem: NetworkProblem;

  constructor(problem: NetworkProblem, options?: ErrorOptions) {
    super(`Network problem: ${problem}`, options);
    this.name = 'NetworkError';
    this.problem = problem;
  }
}

/** The device itself reports that it is offline. */
export class OfflineError extends NetworkError {
  constructor(options?: ErrorOptions) {
    super('offline', options);
    this.name = 'OfflineError';
  }
}

/** A refusal by our server; its request id finds it in the log. */
export class ServerError extends ChowkError {
  readonly requestId: string | undefined;

  constructor(
    code: ErrorCode,
    options: {
      message?: string | undefined;
      details?: ErrorDetails | undefined;
      requestId?: string | undefined;
    } = {},
  ) {
    super(code, {
      ...(options.message === undefined ? {} : { message: options.message }),
      ...(options.details === undefined ? {} : { details: options.details }),
    });
    this.name = 'ServerError';
    this.requestId = options.requestId;
  }
}

/** The status still tells what kind of error an unknown code is. */
const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'VALIDATION_FAILED',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'PGRST116',
  405: 'METHOD_NOT_ALLOWED',
  409: 'WRONG_STATE',
  413: 'BODY_TOO_LARGE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A proxy sends Retry-After in a header only. */
function pauseOf(headers: Headers | undefined): ErrorDetails | undefined {
  const retryAfterS = Number.parseInt(headers?.get('retry-after') ?? '', 10);
  return Number.isNaN(retryAfterS) ? undefined : { retryAfterS };
}

export function decodeError(
  status: number,
  body: unknown,
  headers?: Headers,
): ServerError | NetworkError {
  const fields = isRecord(body) ? body : {};
  const requestId = headers?.get('x-request-id') ?? undefined;
  const pause = pauseOf(headers);
  if (typeof fields.code !== 'string') {
    const isOurSideDown = status >= 500;
    return isOurSideDown
      ? new ServerError('UNAVAILABLE', { requestId, details: pause })
      : new NetworkError('foreign_answer');
  }
  const code = isErrorCode(fields.code) ? fields.code : (CODE_BY_STATUS[status] ?? 'INTERNAL');
  return new ServerError(code, {
    message: textOf(fields.message),
    details: isRecord(fields.details) ? { ...pause, ...fields.details } : pause,
    requestId: textOf(fields.requestId) ?? requestId,
  });
}
