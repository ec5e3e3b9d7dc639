import type { Profile } from '@chowk/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { profileOptions } from './profile.queries';
import { ProfileForm } from './profile-form';
import { ProfileProblem } from './profile-problem';

const LINES = 6;

/** A person's own details, to read and to change. */
export function ProfileCard({ id, refused }: { id: string; refused: ReactNode }) {
  const t = useMessages('account');
  const { data, error, isFetching, refetch } = useQuery(profileOptions(id));
  return (
    <Card title={t('profile.title')} description={t('profile.text')}>
      {data && <ProfileForm key={data.id} profile={data satisfies Profile} refused={refused} />}
      {!data && error && (
        <ProfileProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonText lines={LINES} />}
    </Card>
  );
}
