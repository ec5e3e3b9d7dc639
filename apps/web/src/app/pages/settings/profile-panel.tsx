import type { Me } from '@chowk/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { profileOptions } from '@/features/accounts/profile/profile.queries';
import { ProfileCard } from '@/features/accounts/profile/profile-card';
import { PROFILE_ROW } from '@/features/accounts/profile/use-profile-form';
import { RefusedChange } from '@/features/sync/refused-change';
import { lazy } from '@/ui/feedback/lazy';

const ContactChecks = lazy(() =>
  import('@/features/auth/contacts/contact-checks').then((m) => ({ default: m.ContactChecks })),
);

export function ProfilePanel({ me }: { me: Me }) {
  const { data } = useQuery(profileOptions(me.id));
  return (
    <div className="flex flex-col gap-5">
      <ProfileCard id={me.id} refused={<RefusedChange target={PROFILE_ROW} />} />
      {data && (data.email !== null || data.phone !== null) && (
        <Suspense>
          <ContactChecks email={data.email} phone={data.phone} />
        </Suspense>
      )}
    </div>
  );
}
