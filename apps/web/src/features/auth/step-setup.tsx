import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { SegmentedControl } from '@/ui/segmented-control';
import type { Account } from './account.queries';
import { authSettingsOptions } from './auth-settings';
import { PhoneFactorSetup } from './phone-factor-setup';
import { TotpSetup } from './totp-setup';

const KINDS = ['totp', 'phone'] as const;

interface StepSetupProps {
  account: Account;
  onDone: () => void;
}

/** Chooses between an authenticator app and messages, where messages can be sent at all. */
export function StepSetup({ account: { factors, phone }, onDone }: StepSetupProps) {
  const t = useMessages('security');
  const { data: settings } = useQuery(authSettingsOptions());
  const [kind, setKind] = useState<(typeof KINDS)[number]>('totp');
  return (
    <div className="flex flex-col gap-4">
      {settings?.hasPhone && (
        <SegmentedControl
          label={t('step.kind')}
          options={KINDS.map((value) => ({ value, label: t(`step.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      )}
      {kind === 'totp' ? (
        <TotpSetup factors={factors} onDone={onDone} />
      ) : (
        <PhoneFactorSetup phone={phone} factors={factors} onDone={onDone} />
      )}
    </div>
  );
}
