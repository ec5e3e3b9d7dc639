import { ChowkError } from '@chowk/domain/kernel';
import type { MessageKey } from '@/i18n';
import { NetworkError } from './errors';

/** Which sentence of the `errors` area tells a person about this failure. */
export function errorKey(error: unknown): MessageKey<'errors'> {
  if (error instanceof ChowkError) return error.code;
  if (error instanceof NetworkError) return error.problem;
  return 'unknown';
}
