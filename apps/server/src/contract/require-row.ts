import { notFound } from '@chowk/domain/kernel';

/** Row security hides other people's rows, so missing and forbidden are the same error. */
export function requireRow<Row>(row: Row | undefined, message?: string): Row {
  if (row === undefined) throw notFound(message);
  return row;
}
