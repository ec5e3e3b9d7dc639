import { Fingerprint } from 'lucide-react';
import { useAttempt } from '@/commands/use-attempt';
import { freeName } from '@/features/auth/second-factor/factors';
import type { Factor } from '@/features/auth/security/account.queries';
import type { AccountProblem } from '@/features/auth/security/account-problem';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { addPasskey } from './passkeys';

interface PasskeySetupProps {
  factors: readonly Factor[];
  onDone: () => void;
}

/** The device's own lock as the second step: one press and a finger. */
export function PasskeySetup({ factors, onDone }: PasskeySetupProps) {
  const t = useMessages('security');
  const { isBusy, problem, attempt } = useAttempt<AccountProblem>(onDone);

  const add = () => attempt(() => addPasskey(freeName(t('step.passkeyName'), factors), factors));

  return (
    <div className="flex flex-col gap-4">
      <p>{t('step.passkeyWhat')}</p>
      <p className="text-muted text-sm">{t('step.passkeyShared')}</p>
      {problem && <Banner tone="danger" title={t(`problem.${problem}`)} />}
      <Button
        className="self-start"
        icon={<Fingerprint aria-hidden className="size-5" />}
        isLoading={isBusy}
        onClick={() => void add()}
      >
        {t('step.passkeyAdd')}
      </Button>
    </div>
  );
}
