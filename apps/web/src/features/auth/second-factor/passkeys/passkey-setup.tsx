import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
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
  const [problem, setProblem] = useState<AccountProblem>();
  const [isBusy, setIsBusy] = useState(false);

  async function add() {
    setIsBusy(true);
    const refused = await addPasskey(freeName(t('step.passkeyName'), factors), factors);
    setIsBusy(false);
    setProblem(refused);
    if (!refused) onDone();
  }

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
