import { ChowkError, type ErrorDetails } from '@chowk/domain/kernel';
import type { MessageKey } from '@/i18n';
import { NetworkError } from './errors';

type ErrorKey = MessageKey<'errors'>;

const WHY_NOT_ACTING: ReadonlySet<unknown> = new Set([
  'never',
  'no_consent',
  'over_limit',
  'over_order_limit',
  'over_month_limit',
  'not_yours',
]);

/** Acting refusals have a sentence per reason; every other code has one sentence. */
export function refusalKey(code: string, details: ErrorDetails | undefined): ErrorKey {
  const isTold = code === 'ACTING_REFUSED' && WHY_NOT_ACTING.has(details?.reason);
  return (isTold ? `acting.${details?.reason}` : code) as ErrorKey;
}

/** The key of the `errors` area for a failure. */
export function errorKey(error: unknown): ErrorKey {
  if (error instanceof ChowkError) return refusalKey(error.code, error.details);
  if (error instanceof NetworkError) return error.problem;
  return 'unknown';
}
