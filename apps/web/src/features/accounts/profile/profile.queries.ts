import type { readProfile, updateProfile } from '@chowk/domain/accounts';
import { queryRef, queueableRef } from '@/api/client/contract-ref';
import { cachedOptions } from '@/offline/cache/cached-options';
import type { Prefetch } from '@/offline/cache/prefetch';

export const readProfileRef = queryRef<typeof readProfile>('profile_read', '/profiles/{id}');
export const updateProfileRef = queueableRef<typeof updateProfile>('profile_update');

export const profileOptions = (id: string) =>
  cachedOptions(readProfileRef, { id }, { offline: 'prefetch' });
export const profilePrefetch: Prefetch = {
  run: ({ query, personId }) => query(profileOptions(personId)),
};
