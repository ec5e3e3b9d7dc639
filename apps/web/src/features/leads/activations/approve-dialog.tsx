import type { LeadDuplicate } from '@chowk/domain/leads';
import { TriangleAlert } from 'lucide-react';
import { useMessages } from '@/i18n';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { useTwinWords } from './use-twin-words';

interface ApproveDialogProps {
  shop: string;
  duplicates: readonly LeadDuplicate[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onApprove: () => Promise<unknown>;
}

/** A second word where something looks like this shop: one shop must not be paid for twice. */
export function ApproveDialog({ shop, duplicates, ...on }: ApproveDialogProps) {
  const t = useMessages('activation');
  const twinWords = useTwinWords();
  return (
    <LazyConfirmDialog
      open={on.open}
      onOpenChange={on.onOpenChange}
      title={t('approve.title')}
      description={
        <>
          {t('approve.text', { shop })}
          {duplicates.map((twin) => (
            <span key={`${twin.kind} ${twin.id}`} className="mt-2 flex gap-2 text-danger-ink">
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
              {[t(`twins.${twin.kind}`), twin.shop_name, twinWords(twin)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          ))}
        </>
      }
      confirmLabel={t('approve.send')}
      onConfirm={async () => {
        await on.onApprove();
      }}
    />
  );
}
