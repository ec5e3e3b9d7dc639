import type { readProfile, updateProfile } from '@chowk/domain/accounts';
import { commandRef, queryRef } from '@/api/contract-ref';
import { queryOptionsFor } from '@/api/queries';

export const readProfileRef = queryRef<typeof readProfile>('profile_read', '/profiles/{id}');
export const updateProfileRef = commandRef<typeof updateProfile>('profile_update');

export function profileOptions(id: string) {
  return queryOptionsFor(readProfileRef, { id });
}
