import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { checkStaff } from '@/app/pages/sign-in/check-staff';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { signInPath } from '@/app/session/guard';
import { SignOutButton } from '@/app/session/sign-out-button';
import { SecondStepForm } from '@/features/auth/second-factor/second-step-form';
import { StepSetup } from '@/features/auth/second-factor/step-setup';
import { useAccount } from '@/features/auth/security/use-account';
import { secondStep } from '@/features/auth/session/session';
import { takeStaffRole } from '@/features/auth/sign-in/staff-role';
import { useMessages } from '@/i18n';
import { ErrorState } from '@/ui/feedback/error-state';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { Card } from '@/ui/layout/card';
import { NarrowPage } from './narrow-page';

interface SecondStepPageProps {
  /** `ask` for an enrolled factor, or `set-up` a required one. */
  step: 'ask' | 'set-up';
  /** Otherwise the requested page opens. */
  onDone?: () => void;
}

/** Replaces the page, so that its URL stays and it opens when the step is done. */
export function SecondStepPage({ step, onDone }: SecondStepPageProps) {
  const t = useMessages('security');
  const open = useOpenPage();
  const done = onDone ?? open;
  useStepInOtherTab(done);
  return (
    <NarrowPage
      title={t(step === 'ask' ? 'ask.title' : 'must.title')}
      {...(step === 'set-up' ? { text: t('must.text') } : {})}
    >
      {step === 'ask' ? <SecondStepForm onDone={done} /> : <ForcedSetup onDone={done} />}
      <SignOutButton variant="quiet">{t('ask.other')}</SignOutButton>
    </NarrowPage>
  );
}

function ForcedSetup({ onDone }: { onDone: () => void }) {
  const t = useMessages('security');
  const { account, error, isRetrying, retry } = useAccount();
  function finish() {
    showToast({ title: t('step.done'), tone: 'success' });
    onDone();
  }
  if (account) {
    return (
      <Card>
        <StepSetup account={account} onDone={finish} />
      </Card>
    );
  }
  if (!error) return <PageSkeleton />;
  return (
    <ErrorState
      error={error}
      title={t('failed')}
      text={t('failedText')}
      isRetrying={isRetrying}
      onRetry={retry}
    />
  );
}

/** Queries refused before the step are refetched; a staff sign-in still checks the role. */
function useOpenPage(): () => void {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const door = takeStaffRole();
    queryClient.clear();
    const refused = door && (await checkStaff(door, queryClient));
    if (door && refused) {
      const search = refused === 'noAccess' ? { reason: refused } : {};
      await router.navigate({ to: signInPath(door), search, replace: true });
      return;
    }
    await router.invalidate();
  }, [router, queryClient]);
}

function useStepInOtherTab(onDone: () => void): void {
  useEffect(() => {
    const look = () => {
      if (secondStep() === 'taken') onDone();
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [onDone]);
}
