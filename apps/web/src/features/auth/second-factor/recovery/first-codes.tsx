import { useEffect, useState } from 'react';
import type { Attempt } from '@/features/auth/security/account-problem';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { makeRecoveryCodes } from './recovery-codes';
import { RecoveryCodesPanel } from './recovery-codes-panel';

const LINES = 6;

/** Right after the first second step: whoever loses it later has these. */
export function FirstCodes({ onDone }: { onDone: () => void }) {
  const t = useMessages('security');
  const [made, setMade] = useState<Attempt<readonly string[]>>();
  const isWaiting = made === undefined;
  useEffect(() => {
    let isGone = false;
    if (isWaiting) void makeRecoveryCodes().then((answer) => !isGone && setMade(answer));
    return () => {
      isGone = true;
    };
  }, [isWaiting]);
  if (!made) return <SkeletonText lines={LINES} />;
  if (made.data) return <RecoveryCodesPanel codes={made.data} onDone={onDone} />;
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="warning" title={t('recovery.notMade')} text={t(`problem.${made.problem}`)} />
      <Button isWide onClick={() => setMade(undefined)}>
        {t('stepUp.retry')}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {t('recovery.later')}
      </Button>
    </div>
  );
}
