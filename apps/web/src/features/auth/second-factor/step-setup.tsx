import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { authSettingsOptions } from '@/features/auth/auth-settings.queries';
import type { Account, FactorType } from '@/features/auth/security/account.queries';
import { useMessages } from '@/i18n';
import { RadioGroup } from '@/ui/fields/radio-group';
import { canUsePasskeys, hasOwnUnlock } from './passkeys/browser-passkey';
import { PasskeySetup } from './passkeys/passkey-setup';
import { PhoneFactorSetup } from './phone-factor-setup';
import { FirstCodes } from './recovery/first-codes';
import { TotpSetup } from './totp-setup';

const KINDS: readonly FactorType[] = ['webauthn', 'totp', 'phone'];

interface StepSetupProps {
  account: Account;
  /** It binds from here on, also when the codes that follow are left. */
  onMade?: () => void;
  onDone: () => void;
}

/** A passkey, an authenticator app, or messages where they can be sent at all; then recovery codes. */
export function StepSetup({ account: { factors, phone }, onMade, onDone }: StepSetupProps) {
  const [hadFactor] = useState(() => factors.some(({ isVerified }) => isVerified));
  const [isFirstMade, setIsFirstMade] = useState(false);
  const finishFirst = () => {
    setIsFirstMade(true);
    onMade?.();
  };
  const done = hadFactor ? onDone : finishFirst;
  const { kind, choice } = useKind();
  if (isFirstMade) return <FirstCodes onDone={onDone} />;
  return (
    <div className="flex flex-col gap-4">
      {choice}
      {kind === 'webauthn' && <PasskeySetup factors={factors} onDone={done} />}
      {kind === 'totp' && <TotpSetup factors={factors} onDone={done} />}
      {kind === 'phone' && <PhoneFactorSetup phone={phone} factors={factors} onDone={done} />}
    </div>
  );
}

/** Which kind is wanted: the device's own lock comes first where it has one. */
function useKind() {
  const t = useMessages('security');
  const { data: settings } = useQuery(authSettingsOptions());
  const [chosen, setChosen] = useState<FactorType>();
  const [hasUnlock, setHasUnlock] = useState(false);
  useEffect(() => {
    void hasOwnUnlock().then(setHasUnlock);
  }, []);
  const kind = chosen ?? (hasUnlock ? 'webauthn' : 'totp');
  const isLocked = !canUsePasskeys();
  const options = KINDS.filter((each) => each !== 'phone' || settings?.hasPhone).map((value) => ({
    value,
    label: t(`step.${value}`),
    ...(value === 'webauthn' && isLocked
      ? { isDisabled: true, description: t('problem.passkeyUnsupported') }
      : {}),
  }));
  const choice = (
    <RadioGroup label={t('step.kind')} options={options} value={kind} onChange={setChosen} />
  );
  return { kind, choice };
}
