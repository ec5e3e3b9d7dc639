import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LazyConfirmDialog } from '@/ui/lazy-overlays';
import { ProveForm } from './prove-form';
import { type Prove, useDeleteAccount } from './use-delete-account';

const LOSSES = ['account', 'work', 'payout', 'rest'] as const;

interface DeleteCardProps {
  /** Signs in again with this password; what was wrong with it, if anything. */
  onProve: Prove;
  onDeleted: () => Promise<void>;
}

/** What will be lost is said first, then the password is asked for, then there is no way back. */
export function DeleteCard({ onProve, onDeleted }: DeleteCardProps) {
  const t = useMessages('settings');
  const errors = useMessages('errors');
  const [isAsking, setIsAsking] = useState(false);
  const { needsProof, problem, remove, proveAndRemove } = useDeleteAccount(onProve, onDeleted);
  return (
    <Card title={t('delete.title')} description={t('delete.text')}>
      <div className="flex flex-col gap-4">
        {problem && <Banner tone="danger" title={errors(problem)} text={t('delete.nothingLost')} />}
        {needsProof ? (
          <ProveForm onSubmit={proveAndRemove} />
        ) : (
          <Button variant="danger" className="self-start" onClick={() => setIsAsking(true)}>
            {t('delete.button')}
          </Button>
        )}
        <LazyConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={t('delete.ask')}
          description={t('delete.kept')}
          losses={LOSSES.map((loss) => t(`delete.loss.${loss}`))}
          confirmLabel={t('delete.confirm')}
          onConfirm={remove}
        />
      </div>
    </Card>
  );
}
