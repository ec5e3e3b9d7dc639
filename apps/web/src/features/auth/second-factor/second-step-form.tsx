import { useEffect, useState } from 'react';
import type { Factor } from '@/features/auth/security/account.queries';
import type { AccountProblem } from '@/features/auth/security/account-problem';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { NativeSelect } from '@/ui/fields/native-select';
import { DigitsForm } from '@/ui/forms/digits-form';
import { challenge, proveFactor } from './factors';
import { canUsePasskeys } from './passkeys/browser-passkey';
import { PasskeyStep } from './passkeys/passkey-step';
import { RecoveryStep } from './recovery/recovery-step';
import { listOwnFactors, type Way, waysOf } from './second-step';

/** Asks for one of the person's second steps, or for a recovery code in their place. */
export function SecondStepForm({ onDone }: { onDone: () => void }) {
  const t = useMessages('security');
  const [factors, setFactors] = useState<Factor[]>();
  const [hasNone, setHasNone] = useState(false);
  const [chosenId, setChosenId] = useState<string>();
  useEffect(() => {
    void listOwnFactors().then(setFactors);
  }, []);
  if (!factors) return <SkeletonText />;
  if (hasNone) {
    return (
      <div className="flex flex-col gap-5">
        <RecoveryStep onDone={onDone} />
        <Button variant="quiet" onClick={() => setHasNone(false)}>
          {t('ask.back')}
        </Button>
        <p className="text-muted text-sm">{t('ask.lost')}</p>
      </div>
    );
  }
  const ways = waysOf(factors, canUsePasskeys());
  const way = ways.find(({ id }) => id === chosenId) ?? ways[0];
  return (
    <div className="flex flex-col gap-5">
      {ways.length > 1 && (
        <NativeSelect
          label={t('ask.which')}
          options={ways.map(({ id, name, type }) => ({
            value: id,
            label: name ?? t(`step.${type}`),
          }))}
          value={way?.id ?? ''}
          onChange={(event) => setChosenId(event.target.value)}
        />
      )}
      {way?.type === 'webauthn' && <PasskeyStep key={way.id} factorId={way.id} onDone={onDone} />}
      {way?.type === 'totp' && <TotpStep key={way.id} factor={way} onDone={onDone} />}
      {way?.type === 'phone' && <PhoneStep key={way.id} factor={way} onDone={onDone} />}
      <Button variant="quiet" onClick={() => setHasNone(true)}>
        {t('ask.useRecovery')}
      </Button>
    </div>
  );
}

interface StepProps {
  factor: Way;
  onDone: () => void;
}

function TotpStep({ factor, onDone }: StepProps) {
  const t = useMessages('security');
  async function prove(code: string) {
    const problem = await proveFactor(factor.id, code);
    if (!problem) onDone();
    return problem;
  }
  return (
    <DigitsForm
      isAutoFocused
      label={t('step.code')}
      hint={t('ask.totp')}
      submitLabel={t('ask.submit')}
      onSubmit={prove}
      wordsFor={(problem) => t(`problem.${problem}`)}
    />
  );
}

function PhoneStep({ factor, onDone }: StepProps) {
  const t = useMessages('security');
  const [challengeId, setChallengeId] = useState<string>();
  const [problem, setProblem] = useState<AccountProblem>();
  const [isBusy, setIsBusy] = useState(false);

  async function send() {
    setIsBusy(true);
    const sent = await challenge(factor.id);
    setProblem(sent.problem);
    setChallengeId(sent.data?.challengeId);
    setIsBusy(false);
  }

  async function prove(code: string) {
    const refused = await proveFactor(factor.id, code, challengeId);
    if (!refused) onDone();
    return refused;
  }

  return (
    <div className="flex flex-col gap-4">
      {problem && <Banner tone="danger" title={t(`problem.${problem}`)} />}
      {challengeId ? (
        <DigitsForm
          isAutoFocused
          label={t('phone.code')}
          hint={t('ask.sent')}
          submitLabel={t('ask.submit')}
          onSubmit={prove}
          wordsFor={(refused) => t(`problem.${refused}`)}
        />
      ) : (
        <p>{t('ask.phone')}</p>
      )}
      <Button
        variant={challengeId ? 'quiet' : 'primary'}
        isLoading={isBusy}
        onClick={() => void send()}
      >
        {t(challengeId ? 'ask.again' : 'ask.send')}
      </Button>
    </div>
  );
}
