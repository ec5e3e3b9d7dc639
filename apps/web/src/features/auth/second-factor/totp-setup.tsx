import { useState } from 'react';
import type { Factor } from '@/features/auth/security/account.queries';
import type { AccountProblem } from '@/features/auth/security/account-problem';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { buttonClass } from '@/ui/base/button-class';
import { Banner } from '@/ui/feedback/banner';
import { DigitsForm } from '@/ui/forms/digits-form';
import { CopyButton } from './copy-button';
import { beginTotp, freeName, proveFactor, type TotpSecret } from './factors';

const GROUP = /.{1,4}/g;

interface TotpSetupProps {
  factors: readonly Factor[];
  onDone: () => void;
}

/** An authenticator app: a picture to scan, a secret to copy, and one code to show that it works. */
export function TotpSetup({ factors, onDone }: TotpSetupProps) {
  const t = useMessages('security');
  const [secret, setSecret] = useState<TotpSecret>();
  const [problem, setProblem] = useState<AccountProblem>();
  const [isBusy, setIsBusy] = useState(false);

  async function begin() {
    setIsBusy(true);
    const name = freeName(t('step.totpName'), factors);
    const begun = await beginTotp(name, factors);
    setProblem(begun.problem);
    setSecret(begun.data);
    setIsBusy(false);
  }

  async function prove(code: string) {
    const refused = await proveFactor(secret?.factorId ?? '', code);
    if (!refused) onDone();
    return refused;
  }

  if (!secret) {
    return (
      <div className="flex flex-col gap-4">
        <p>{t('step.totpWhat')}</p>
        {problem && <Banner tone="danger" title={t(`problem.${problem}`)} />}
        <Button className="self-start" isLoading={isBusy} onClick={() => void begin()}>
          {t('step.totpBegin')}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <SecretToScan secret={secret} />
      <DigitsForm
        label={t('step.code')}
        hint={t('step.totpCode')}
        submitLabel={t('step.finish')}
        onSubmit={prove}
        wordsFor={(refused) => t(`problem.${refused}`)}
      />
    </div>
  );
}

function SecretToScan({ secret: { qrCode, secret, uri } }: { secret: TotpSecret }) {
  const t = useMessages('security');
  return (
    <>
      <p>{t('step.scan')}</p>
      {/* White in both themes: a scanner needs dark on light. */}
      <img
        src={qrCode}
        alt={t('step.qr')}
        className="size-48 self-center rounded-lg bg-on-photo p-3"
        width="192"
        height="192"
      />
      <div className="flex flex-col gap-2">
        <p className="text-muted text-sm">{t('step.orType')}</p>
        <code className="break-words rounded-md bg-sunken p-3 font-semibold tracking-wide">
          {(secret.match(GROUP) ?? []).join(' ')}
        </code>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={secret} label={t('step.copy')} />
          <a href={uri} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {t('step.openApp')}
          </a>
        </div>
      </div>
    </>
  );
}
