import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ListState, useReading } from './list-state';

/** A list that is fetched all at once. */
export function useWholeList<Row, Key extends readonly unknown[]>(
  options: UseQueryOptions<Row[], Error, Row[], Key>,
): ListState<Row> {
  const query = useQuery(options);
  return { ...useReading(query, options.meta, {}), rows: query.data, savedAt: undefined };
}
