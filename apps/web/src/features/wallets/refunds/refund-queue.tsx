import { formatPaise } from '@chowk/domain/kernel';
import { confirmRefund, type Refund, rejectRefund } from '@chowk/domain/wallets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';
import { refundsOptions } from './refunds.queries';
import { useRefund } from './use-refund';

const FORM_CLASS = 'flex w-full flex-col items-start gap-3';

/** What brands asked back and nobody has decided yet; nothing while there is none. */
export function RefundQueue() {
  const t = useMessages('refunds');
  const { data } = useQuery(refundsOptions({ status: 'requested' }));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label={t('queue')} className="mt-6 grid gap-3">
      <h2 className="text-xl">{t('queue')}</h2>
      <p className="text-muted">{t('queueText')}</p>
      {data.items.map((refund) => (
        <Decision key={refund.id} refund={refund} />
      ))}
    </section>
  );
}

/** The bank's reference confirms it, a reason rejects it; which of the two is typed can be changed. */
function Decision({ refund }: { refund: Refund }) {
  const t = useMessages('refunds');
  const [wantsToReject, setWantsToReject] = useState(false);
  const { held } = refund;
  const isRejecting = held !== null || wantsToReject;
  return (
    <Card title={`${refund.brand_name}: ${formatPaise(refund.amount_paise)}`}>
      <div className="flex flex-col items-start gap-3">
        <RelativeTime iso={refund.created_at} className="text-muted text-sm" />
        {held && <Banner tone="warning" title={t(`held.${held}`)} text={t('held.queue')} />}
        {isRejecting ? <RejectForm id={refund.id} /> : <ConfirmForm id={refund.id} />}
        {!held && (
          <Button variant="quiet" onClick={() => setWantsToReject(!isRejecting)}>
            {t(isRejecting ? 'confirmInstead' : 'rejectInstead')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function ConfirmForm({ id }: Pick<Refund, 'id'>) {
  const t = useMessages('refunds');
  const { confirm } = useRefund();
  const form = useCommandForm({
    schema: confirmRefund.input,
    saved: { bank_reference: '' },
    words: { bank_reference: t('wrongReference') },
    save: (_, { bank_reference }) => confirm(id, bank_reference),
  });
  return (
    <form {...form.box} className={FORM_CLASS}>
      <TextField
        className="w-full max-w-md"
        label={t('bankReference')}
        autoComplete="off"
        {...form.field('bank_reference')}
      />
      <FormOutcome form={form} />
      <Button type="submit" isLoading={form.isBusy}>
        {t('confirm')}
      </Button>
    </form>
  );
}

function RejectForm({ id }: Pick<Refund, 'id'>) {
  const t = useMessages('refunds');
  const { reject } = useRefund();
  const form = useCommandForm({
    schema: rejectRefund.input,
    saved: { reason: '' },
    words: { reason: t('reasonNeeded') },
    save: (_, { reason }) => reject(id, reason),
  });
  return (
    <form {...form.box} className={FORM_CLASS}>
      <TextField
        className="w-full max-w-md"
        label={t('reason')}
        autoComplete="off"
        {...form.field('reason')}
      />
      <FormOutcome form={form} />
      <Button type="submit" isLoading={form.isBusy}>
        {t('reject')}
      </Button>
    </form>
  );
}
