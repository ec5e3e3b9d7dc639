import type { Me } from '@chowk/domain/accounts';
import { ProfileCard } from '@/features/accounts/profile-card';
import { PROFILE_ENTITY } from '@/features/accounts/profile-form-values';
import { RefusedChange } from '@/features/sync/refused-change';

export function ProfilePart({ me }: { me: Me }) {
  return <ProfileCard id={me.id} refused={<RefusedChange entity={PROFILE_ENTITY} />} />;
}
