import { useMessages } from '@/i18n';
import { showToast } from '@/ui/toast-store';
import type { Account } from './account.queries';
import { ChangePasswordForm } from './change-password-form';
import { SecurityCard } from './security-card';
import { useRefreshAccount } from './use-account';

export function PasswordSection({ account: { hasPassword } }: { account: Account }) {
  const t = useMessages('security');
  const refresh = useRefreshAccount();
  return (
    <SecurityCard
      title={t('password.title')}
      text={t(hasPassword ? 'password.text' : 'password.none')}
      openLabel={t(hasPassword ? 'password.open' : 'password.set')}
      cancelLabel={t('cancel')}
    >
      {(close) => (
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
      )}
    </SecurityCard>
  );
}
