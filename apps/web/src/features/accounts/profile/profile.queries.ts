import type { readProfile, updateProfile } from '@chowk/domain/accounts';
import { queryRef, queueableRef } from '@/api/client/contract-ref';

export const readProfileRef = queryRef<typeof readProfile>('profile_read', '/profiles/{id}');
export const updateProfileRef = queueableRef<typeof updateProfile>('profile_update');
