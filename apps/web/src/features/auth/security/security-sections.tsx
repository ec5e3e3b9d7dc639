import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { WHEN_BACK } from '@/api/client/when-back';
import { authSettingsOptions } from '@/features/auth/auth-settings.queries';
import { TwoFactorSection } from '@/features/auth/second-factor/two-factor-section';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';
import { ErrorState } from '@/ui/feedback/error-state';
import { lazy } from '@/ui/feedback/lazy';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { EmailSection } from './email-section';
import { PasswordSection } from './password-section';
import { PhoneSection } from './phone-section';
import { useAccount } from './use-account';

/** Only where somebody else's accounts can open ours. */
const IdentitiesSection = lazy(() =>
  import('./identities-section').then((module) => ({ default: module.IdentitiesSection })),
);

const LINES = 5;

/** Password, address, number, second step and linked accounts: one card each, shown in the settings. */
export function SecuritySections() {
  const t = useMessages('security');
  const { account, error, isAway, isRetrying, retry } = useAccount(WHEN_BACK);
  const { data: settings } = useQuery(authSettingsOptions());
  if (!account && isAway) return <Banner title={t('needsNetwork')} />;
  if (!account) {
    return (
      <Card>
        {error ? (
          <ErrorState
            error={error}
            title={t('failed')}
            text={t('failedText')}
            isRetrying={isRetrying}
            onRetry={retry}
          />
        ) : (
          <SkeletonText lines={LINES} />
        )}
      </Card>
    );
  }
  const hasOtherWays = (settings?.providers.length ?? 0) > 0 || account.identities.length > 1;
  return (
    <div className="flex flex-col gap-5">
      <PasswordSection account={account} />
      <TwoFactorSection account={account} />
      <EmailSection account={account} />
      {(settings?.hasPhone || account.phone) && <PhoneSection account={account} />}
      {hasOtherWays && (
        <Suspense>
          <IdentitiesSection account={account} providers={settings?.providers ?? []} />
        </Suspense>
      )}
    </div>
  );
}
