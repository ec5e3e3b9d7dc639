import type { Shop } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { consentsOptions } from './my-shops.queries';

/** Whether the owner lets their bizman change the shop; `undefined` while that is not known. */
export function useMayEdit({ id }: Pick<Shop, 'id'>) {
  const { data, error } = useQuery(consentsOptions(id));
  const mayEdit = data?.items.some(({ kind, is_granted }) => kind === 'profile' && is_granted);
  return { mayEdit, error };
}
