import type { Me } from '@chowk/domain/accounts';
import { ProfileCard } from './profile-card';

export function ProfileSection({ me }: { me: Me }) {
  return <ProfileCard id={me.id} />;
}
