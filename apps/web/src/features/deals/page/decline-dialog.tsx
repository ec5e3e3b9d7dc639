import type { DECLINE_REASONS } from '@chowk/domain/deals';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { RadioGroup } from '@/ui/fields/radio-group';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

type Reason = (typeof DECLINE_REASONS)[number];

const REASONS: readonly Reason[] = ['payout', 'space', 'competitor', 'time', 'other'];
const MAX_NOTE_LENGTH = 500;

interface DeclineDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDecline: (why: { reason: Reason; note?: string }) => Promise<unknown>;
}

export function DeclineDialog({ open, onOpenChange, onDecline }: DeclineDialogProps) {
  const t = useMessages('deals');
  const ui = useMessages('ui');
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');

  function decline() {
    if (!reason) return;
    onOpenChange(false);
    void onDecline({ reason, ...(note.trim() ? { note: note.trim() } : {}) });
  }

  return (
    <LazyDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('decline.title')}
      description={t('decline.text')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {ui('cancel')}
          </Button>
          <Button variant="danger" disabled={!reason} onClick={decline}>
            {t('decline')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('decline.reason')}
        options={REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        value={reason ?? null}
        onChange={setReason}
      />
      <TextArea
        label={t('decline.note')}
        value={note}
        maxLength={MAX_NOTE_LENGTH}
        onChange={(event) => setNote(event.target.value)}
      />
    </LazyDialog>
  );
}
