import { Fingerprint, KeyRound, MessageSquare, PencilLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Account, Factor } from '@/features/auth/security/account.queries';
import type { AccountProblem } from '@/features/auth/security/account-problem';
import { SecurityCard } from '@/features/auth/security/security-card';
import { useRefreshAccount } from '@/features/auth/security/use-account';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { IconButton } from '@/ui/base/icon-button';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { removeFactor } from './factors';
import { RenameDialog } from './rename-dialog';

/** Most people only look; the forms come when one is wanted. */
const StepSetup = lazy(() =>
  import('./step-setup').then((module) => ({ default: module.StepSetup })),
);

const RecoveryRow = lazy(() =>
  import('./recovery/recovery-row').then((module) => ({ default: module.RecoveryRow })),
);

const ICONS = { totp: KeyRound, phone: MessageSquare, webauthn: Fingerprint } as const;

export function TwoFactorSection({ account }: { account: Account }) {
  const t = useMessages('security');
  const refresh = useRefreshAccount();
  const verified = account.factors.filter((factor) => factor.isVerified);
  return (
    <SecurityCard
      title={t('step.title')}
      text={t(verified.length > 0 ? 'step.on' : 'step.off')}
      openLabel={t(verified.length > 0 ? 'step.addAnother' : 'step.add')}
      cancelLabel={t('cancel')}
      notice={
        verified.length > 0 && (
          <>
            <FactorList factors={verified} />
            <Suspense fallback={<SkeletonText />}>
              <RecoveryRow />
            </Suspense>
          </>
        )
      }
    >
      {(close) => (
        <Suspense fallback={<SkeletonText />}>
          <StepSetup
            account={account}
            onMade={() => void refresh()}
            onDone={() => {
              close();
              showToast({
                title: t('step.done'),
                description: t('step.doneText'),
                tone: 'success',
              });
              void refresh();
            }}
          />
        </Suspense>
      )}
    </SecurityCard>
  );
}

function FactorList({ factors }: { factors: readonly Factor[] }) {
  const t = useMessages('security');
  const refresh = useRefreshAccount();
  const [removing, setRemoving] = useState<Factor>();
  const [renaming, setRenaming] = useState<Factor>();
  const [problem, setProblem] = useState<AccountProblem>();

  async function remove({ id }: Factor) {
    const refused = await removeFactor(id);
    setProblem(refused);
    if (refused) return;
    showToast({ title: t('step.removed'), tone: 'success' });
    await refresh();
  }

  return (
    <>
      {problem && <Banner tone="danger" title={t(`problem.${problem}`)} />}
      <ul className="divide-y divide-line">
        {factors.map((factor) => {
          const Icon = ICONS[factor.type];
          return (
            <li key={factor.id} className="flex min-h-touch items-center gap-3 py-2">
              <Icon aria-hidden className="size-5 shrink-0 text-success-ink" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{factor.name}</span>
                <span className="block text-muted text-sm">
                  {t(`step.${factor.type}`)} · <RelativeTime iso={factor.createdAt} />
                </span>
              </span>
              <IconButton
                label={t('step.renameNamed', { name: factor.name })}
                icon={<PencilLine aria-hidden className="size-5" />}
                onClick={() => setRenaming(factor)}
              />
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('step.removeNamed', { name: factor.name })}
                onClick={() => setRemoving(factor)}
              >
                {t('step.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      <RenameDialog
        factor={renaming}
        onClose={() => setRenaming(undefined)}
        onRenamed={() => {
          setRenaming(undefined);
          showToast({ title: t('step.renamed'), tone: 'success' });
          void refresh();
        }}
      />
      <LazyConfirmDialog
        open={removing !== undefined}
        onOpenChange={(open) => !open && setRemoving(undefined)}
        title={t('step.sure', { name: removing?.name ?? '' })}
        losses={[t(factors.length > 1 ? 'step.lossOne' : 'step.lossLast')]}
        confirmLabel={t('step.remove')}
        onConfirm={() => (removing ? remove(removing) : undefined)}
      />
    </>
  );
}
