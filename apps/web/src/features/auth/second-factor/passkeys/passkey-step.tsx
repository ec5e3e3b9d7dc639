import { Fingerprint } from 'lucide-react';
import { useAttempt } from '@/commands/use-attempt';
import type { AccountProblem } from '@/features/auth/security/account-problem';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { showPasskey } from './passkeys';

interface PasskeyStepProps {
  factorId: string;
  onDone: () => void;
}

/** Browsers open their prompt for somebody who pressed something, so there is a button first. */
export function PasskeyStep({ factorId, onDone }: PasskeyStepProps) {
  const t = useMessages('security');
  const { isBusy, problem, attempt } = useAttempt<AccountProblem>(onDone);

  const show = () => attempt(() => showPasskey(factorId));

  return (
    <div className="flex flex-col gap-4">
      <p>{t('ask.passkey')}</p>
      {problem && <Banner tone="danger" title={t(`problem.${problem}`)} />}
      <Button
        isWide
        icon={<Fingerprint aria-hidden className="size-5" />}
        isLoading={isBusy}
        onClick={() => void show()}
      >
        {t('ask.usePasskey')}
      </Button>
    </div>
  );
}
