import type { readProfile, updateProfile } from '@chowk/domain/accounts';
import { commandRef, queryRef } from '@/api/client/contract-ref';

export const readProfileRef = queryRef<typeof readProfile>('profile_read', '/profiles/{id}');
export const updateProfileRef = commandRef<typeof updateProfile>('profile_update');
