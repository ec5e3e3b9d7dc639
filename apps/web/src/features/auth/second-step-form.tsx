import { useEffect, useState } from 'react';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { DigitsForm } from '@/ui/digits-form';
import { NativeSelect } from '@/ui/native-select';
import { SkeletonText } from '@/ui/skeleton';
import type { Factor } from './account.queries';
import type { AccountProblem } from './account-problem';
import { challenge, proveFactor } from './factors';
import { listOwnFactors } from './second-step';

/** Asks for the code of one of the person's second steps. */
export function SecondStepForm({ onDone }: { onDone: () => void }) {
  const t = useMessages('security');
  const [factors, setFactors] = useState<Factor[]>();
  const [chosenId, setChosenId] = useState<string>();
  useEffect(() => {
    void listOwnFactors().then(setFactors);
  }, []);
  if (!factors) return <SkeletonText />;
  const factor = factors.find(({ id }) => id === chosenId) ?? factors[0];
  return (
    <div className="flex flex-col gap-5">
      {factors.length > 1 && (
        <NativeSelect
          label={t('ask.which')}
          options={factors.map(({ id, name }) => ({ value: id, label: name }))}
          value={factor?.id ?? ''}
          onChange={(event) => setChosenId(event.target.value)}
        />
      )}
      {factor?.type === 'totp' && <TotpStep key={factor.id} factor={factor} onDone={onDone} />}
      {factor?.type === 'phone' && <PhoneStep key={factor.id} factor={factor} onDone={onDone} />}
      <p className="text-muted text-sm">{t('ask.lost')}</p>
    </div>
  );
}

interface StepProps {
  factor: Factor;
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
