import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountProblem } from '@/features/auth/security/account-problem';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { makeRecoveryCodes, recoveryStatusOptions } from './recovery-codes';
import { RecoveryCodesPanel } from './recovery-codes-panel';

const FEW_LEFT = 3;

/** How many are left, and new ones for whoever has lost or used theirs. */
export function RecoveryRow() {
  const t = useMessages('security');
  const queryClient = useQueryClient();
  const { data: status } = useQuery(recoveryStatusOptions());
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState<AccountProblem>();
  const [isSure, setIsSure] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function make() {
    setIsBusy(true);
    const made = await makeRecoveryCodes();
    setIsBusy(false);
    setProblem(made.problem);
    setCodes(made.data);
    await queryClient.invalidateQueries({ queryKey: recoveryStatusOptions().queryKey });
  }

  if (codes) return <RecoveryCodesPanel codes={codes} onDone={() => setCodes(undefined)} />;
  if (!status) return null;
  const { total, left } = status;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{t('recovery.title')}</p>
      <p className={left > FEW_LEFT ? 'text-muted text-sm' : 'text-warning-ink text-sm'}>
        {total === 0 ? t('recovery.none') : t('recovery.left', { left, total })}
      </p>
      {problem && <Banner tone="danger" title={t(`problem.${problem}`)} />}
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        isLoading={isBusy}
        onClick={() => (total === 0 ? void make() : setIsSure(true))}
      >
        {t(total === 0 ? 'recovery.make' : 'recovery.makeNew')}
      </Button>
      <LazyConfirmDialog
        open={isSure}
        onOpenChange={setIsSure}
        title={t('recovery.sure')}
        losses={[t('recovery.loss')]}
        confirmLabel={t('recovery.makeNew')}
        onConfirm={make}
      />
    </div>
  );
}
