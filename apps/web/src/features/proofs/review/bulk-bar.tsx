import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';

interface BulkBarProps {
  lowRisk: readonly string[];
  chosen: readonly string[];
  onChooseAll: () => void;
  onClear: () => void;
  onApprove: () => Promise<void>;
}

export function BulkBar({ lowRisk, chosen, onChooseAll, onClear, onApprove }: BulkBarProps) {
  const t = useMessages('review');
  const [isAsking, setIsAsking] = useState(false);
  if (lowRisk.length === 0) return null;
  const count = chosen.length;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {count === 0 ? (
        <Button variant="secondary" size="sm" onClick={onChooseAll}>
          {t('bulk.selectAll', { count: lowRisk.length })}
        </Button>
      ) : (
        <>
          <Button size="sm" onClick={() => setIsAsking(true)}>
            {t('bulk.approve', { count })}
          </Button>
          <Button variant="quiet" size="sm" onClick={onClear}>
            {t('bulk.clear')}
          </Button>
        </>
      )}
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone="primary"
        title={t('bulk.ask', { count })}
        description={t('bulk.askText')}
        confirmLabel={t('bulk.approve', { count })}
        onConfirm={onApprove}
      />
    </div>
  );
}
