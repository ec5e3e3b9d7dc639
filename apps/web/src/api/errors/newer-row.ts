import { ChowkError } from '@chowk/domain/kernel';

/** The row as somebody else has made it meanwhile, where a change to an older one was refused. */
export function newerRow<Row>(error: unknown): Row | undefined {
  if (!(error instanceof ChowkError) || error.code !== 'STALE_VERSION') return undefined;
  return error.details?.current as Row | undefined;
}
