import type { ProofCase } from '@chowk/domain/proofs';
import { TriangleAlert } from 'lucide-react';
import { useMessages } from '@/i18n';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { risksOf } from './case-risks';

interface ApproveDialogProps {
  proof: ProofCase;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onApprove: () => Promise<unknown>;
}

/** A second word for what a reviewer would not want to have overlooked. */
export function ApproveDialog({ proof, open, onOpenChange, onApprove }: ApproveDialogProps) {
  const t = useMessages('review');
  const isMoved = proof.pin_move?.is_far === true;
  return (
    <LazyConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(isMoved ? 'approve.movedTitle' : 'approve.title')}
      description={
        <>
          {t('approve.text', { shop: proof.shop_name })}
          {risksOf(proof).map((risk) => (
            <span key={risk} className="mt-2 flex gap-2 text-danger-ink">
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
              {t(risk)}
            </span>
          ))}
        </>
      }
      confirmLabel={t(isMoved ? 'approve.movedSend' : 'approve.send')}
      onConfirm={async () => {
        await onApprove();
      }}
    />
  );
}
