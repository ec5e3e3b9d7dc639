import { ChowkError } from '@chowk/domain/kernel';

/** Somebody else changed the row since it was read. */
export function isConflict(error: unknown): error is ChowkError {
  return error instanceof ChowkError && error.code === 'STALE_VERSION';
}

/** The current row sent with a conflict. */
export function newerRow<Row>(error: unknown): Row | undefined {
  return isConflict(error) ? (error.details?.current as Row | undefined) : undefined;
}
