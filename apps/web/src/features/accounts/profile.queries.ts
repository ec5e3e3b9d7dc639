import type { readProfile, updateProfile } from '@chowk/domain/accounts';
import { commandRef, queryRef } from '@/api/contract-ref';
import { rememberedOptions } from '@/offline/synced-options';

export const readProfileRef = queryRef<typeof readProfile>('profile_read', '/profiles/{id}');
export const updateProfileRef = commandRef<typeof updateProfile>('profile_update');

export function profileOptions(id: string) {
  return rememberedOptions(readProfileRef, { id });
}
