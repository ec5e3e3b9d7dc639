import { DEAL_STATES, type Deal, type DealState, overrideDeal } from '@chowk/domain/deals';
import { useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { type Reason, ReasonForm } from '@/forms/reason-form';
import { useDialogDraft } from '@/forms/use-dialog-draft';
import { useMessages } from '@/i18n';
import type { FormDraft } from '@/offline/outbox/drafts';
import { NativeSelect } from '@/ui/fields/native-select';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { overrideDealRef } from './records.queries';

interface OverrideDealProps {
  deal: Deal | undefined;
  onClose: () => void;
}

/** The money follows what is chosen here, so it asks for a reason first. */
export function OverrideDeal({ deal, onClose }: OverrideDealProps) {
  const t = useMessages('records');
  const draft = useDialogDraft<Reason>(deal?.id);
  return (
    <LazyDialog
      open={deal !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('override.title')}
      description={t('override.text')}
    >
      {deal && <OverrideForm key={deal.id} deal={deal} draft={draft} onClose={onClose} />}
    </LazyDialog>
  );
}

interface OverrideFormProps extends OverrideDealProps {
  deal: Deal;
  draft: FormDraft<Reason>;
}

function OverrideForm({ deal, draft, onClose }: OverrideFormProps) {
  const t = useMessages('records');
  const words = useMessages('deals');
  const others = DEAL_STATES.filter((state) => state !== deal.status);
  const [status, setStatus] = useState<DealState | undefined>(others[0]);
  const { run } = useCommand(overrideDealRef);

  async function send(reason: string) {
    if (!status) return undefined;
    const done = t('override.done', { status: words(`status.${status}`) });
    return run({ id: deal.id, status, reason }, { done });
  }

  return (
    <div className="grid gap-4">
      <p>
        <span className="font-semibold">{deal.campaign_title}</span> · {deal.shop_name} ·{' '}
        {words(`status.${deal.status}`)}
      </p>
      <NativeSelect
        label={t('override.status')}
        value={status ?? ''}
        options={others.map((value) => ({ value, label: words(`status.${value}`) }))}
        onChange={({ target }) => setStatus(others.find((each) => each === target.value))}
      />
      <ReasonForm
        schema={overrideDeal.input}
        label={t('override.reason')}
        hint={t('override.reasonHint')}
        tooShort={(count) => t('override.tooShort', { count })}
        sendLabel={t('override.action')}
        tone="danger"
        draft={draft}
        onSend={send}
        onDone={onClose}
      />
    </div>
  );
}
