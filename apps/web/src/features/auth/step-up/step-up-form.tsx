import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readStepUpWays } from '@/api/auth/reauthenticate';
import { SecondStepForm } from '@/features/auth/second-factor/second-step-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { CodeStep } from './code-step';
import { PasswordStep } from './password-step';

/** Asks for what this person has: their second factor, else their password, else a code. */
export function StepUpForm({ onDone }: { onDone: () => void }) {
  const t = useMessages('security');
  const [wantsCode, setWantsCode] = useState(false);
  const {
    data: ways,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['step_up_ways'],
    queryFn: readStepUpWays,
    gcTime: 0,
    retry: false,
  });
  if (isError) {
    return (
      <div className="flex flex-col gap-4">
        <Banner tone="danger" title={t('problem.network')} />
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('stepUp.retry')}
        </Button>
      </div>
    );
  }
  if (!ways) return <SkeletonText />;
  const { hasFactor, hasPassword, codeTo } = ways;
  if (hasFactor) return <SecondStepForm onDone={onDone} />;
  if (hasPassword && !wantsCode) {
    return (
      <PasswordStep onDone={onDone} onUseCode={codeTo ? () => setWantsCode(true) : undefined} />
    );
  }
  if (codeTo) return <CodeStep to={codeTo} onDone={onDone} />;
  return <p>{t('stepUp.noWay')}</p>;
}
