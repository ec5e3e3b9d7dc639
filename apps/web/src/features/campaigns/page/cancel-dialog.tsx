import { type Campaign, holdPaise, placementPrice } from '@chowk/domain/campaigns';
import { formatPaise } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';

interface CancelDialogProps {
  campaign: Campaign;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCancel: (wordsFor: (refundedPaise: number) => string) => Promise<void>;
}

function untakenPaise(campaign: Campaign, untaken: number): number {
  const { payout_paise: payout, fee_bps: feeBps, gst_bps: gstBps } = campaign;
  if (payout === null || feeBps === null || gstBps === null) return 0;
  return holdPaise(placementPrice(payout, { feeBps, gstBps }), untaken);
}

/** Says what comes back and what goes on before it asks. */
export function CancelDialog({ campaign, open, onOpenChange, onCancel }: CancelDialogProps) {
  const t = useMessages('campaigns');
  const isDraft = campaign.status === 'draft';
  const untaken = (campaign.slots ?? 0) - campaign.slots_taken;
  const running = campaign.slots_taken - campaign.slots_done;
  const amount = formatPaise(untakenPaise(campaign, untaken));
  const sentences = isDraft
    ? [t('cancel.draftText')]
    : [
        t('cancel.back', { amount, count: untaken }),
        ...(running > 0 ? [t('cancel.stays', { count: running })] : []),
      ];
  return (
    <LazyConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('cancel.ask', { title: campaign.title })}
      description={sentences.join(' ')}
      losses={isDraft ? [t('cancel.loseDraft')] : [t('cancel.loseOffers'), t('cancel.losePlaces')]}
      confirmLabel={t('cancel.open')}
      cancelLabel={t('cancel.keep')}
      onConfirm={() => onCancel((paise) => t('cancel.done', { amount: formatPaise(paise) }))}
    />
  );
}
