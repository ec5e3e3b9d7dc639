import { notFound } from '@chowk/domain/kernel';

/** Row security hides what is not yours, so "no row" is the one answer for missing and forbidden. */
export function requireRow<Row>(row: Row | undefined, message?: string): Row {
  if (row === undefined) throw notFound(message);
  return row;
}
