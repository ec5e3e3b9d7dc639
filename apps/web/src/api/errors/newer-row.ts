import { ChowkError } from '@chowk/domain/kernel';

/** A change to a row was refused because somebody else has changed it since it was read. */
export function isConflict(error: unknown): error is ChowkError {
  return error instanceof ChowkError && error.code === 'STALE_VERSION';
}

/** The row as somebody else has made it meanwhile, where a change to an older one was refused. */
export function newerRow<Row>(error: unknown): Row | undefined {
  return isConflict(error) ? (error.details?.current as Row | undefined) : undefined;
}
