import { useState } from 'react';
import { wasDone } from '@/commands/use-task';
import { deleteAccountRef } from '@/features/accounts/settings.queries';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { Card } from '@/ui/layout/card';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';

const LOSSES = ['account', 'work', 'payout', 'rest'] as const;

interface DeleteCardProps {
  onDeleted: () => Promise<void>;
}

/** What will be lost is said first, then they confirm it is them, then there is no way back. */
export function DeleteCard({ onDeleted }: DeleteCardProps) {
  const t = useMessages('settings');
  const [isAsking, setIsAsking] = useState(false);
  const { refusalWords, run } = useCommand(deleteAccountRef);
  return (
    <Card title={t('delete.title')} description={t('delete.text')}>
      <div className="flex flex-col gap-4">
        {refusalWords && (
          <Banner tone="danger" title={refusalWords} text={t('delete.nothingLost')} />
        )}
        <Button variant="danger" className="self-start" onClick={() => setIsAsking(true)}>
          {t('delete.button')}
        </Button>
        <LazyConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={t('delete.ask')}
          description={t('delete.kept')}
          losses={LOSSES.map((loss) => t(`delete.loss.${loss}`))}
          confirmLabel={t('delete.confirm')}
          onConfirm={async () => {
            const outcome = await run({});
            if (wasDone(outcome)) await onDeleted();
          }}
        />
      </div>
    </Card>
  );
}
