import { Suspense } from 'react';
import { useMessages } from '@/i18n';
import { lazy } from '@/ui/feedback/lazy';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import type { Account } from './account.queries';
import { SecurityCard } from './security-card';
import { useRefreshAccount } from './use-account';

const ChangePasswordForm = lazy(() =>
  import('./change-password-form').then((module) => ({ default: module.ChangePasswordForm })),
);

export function PasswordSection({ account }: { account: Account }) {
  const { hasPassword, isByPhone } = account;
  const without = isByPhone ? 'password.maybe' : 'password.none';
  const t = useMessages('security');
  const refresh = useRefreshAccount();
  return (
    <SecurityCard
      title={t('password.title')}
      text={t(hasPassword ? 'password.text' : without)}
      openLabel={t(hasPassword ? 'password.open' : 'password.set')}
      cancelLabel={t('cancel')}
    >
      {(close) => (
        <Suspense fallback={<SkeletonText />}>
          <ChangePasswordForm
            hasPassword={hasPassword}
            onDone={() => {
              close();
              showToast({
                title: t('password.done'),
                description: t('password.others'),
                tone: 'success',
              });
              void refresh();
            }}
          />
        </Suspense>
      )}
    </SecurityCard>
  );
}
