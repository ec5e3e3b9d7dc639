import { formatPaise } from '@chowk/domain/kernel';
import { type Refund, type RefundState, requestRefund } from '@chowk/domain/wallets';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react';
import { walletOptions } from '@/features/wallets/wallets.queries';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';
import { Button, ButtonLink } from '@/ui/base/button';
import { Money } from '@/ui/base/money';
import { Banner } from '@/ui/feedback/banner';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { MoneyField } from '@/ui/fields/number/money-field';
import { Card } from '@/ui/layout/card';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { ownRefundsOptions } from './refunds.queries';
import { useRefund } from './use-refund';

const TONES: Record<RefundState, Tone> = {
  requested: 'warning',
  paid: 'success',
  rejected: 'danger',
};

const NOTHING: { readonly amount_paise: number | null } = { amount_paise: null };

interface RefundCardProps {
  /** To where its owner lets money leave again. */
  detailsLink: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** Money of the wallet back to where it came from. */
export function RefundCard({ detailsLink }: RefundCardProps) {
  const t = useMessages('refunds');
  const { data: wallet } = useQuery(walletOptions());
  const { data } = useQuery(ownRefundsOptions());
  const { ask } = useRefund();
  const [isAsking, setIsAsking] = useState(false);
  const freePaise = wallet?.balance_paise ?? 0;
  const form = useCommandForm({
    schema: requestRefund.input,
    saved: NOTHING,
    rules: ({ amount_paise: paise }) =>
      paise !== null && paise > freePaise ? [{ path: 'amount_paise', rule: 'max_number' }] : [],
    words: { amount_paise: t('wrong', { most: formatPaise(freePaise) }) },
    save: (_, { amount_paise }) => ask(amount_paise),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await form.check()) setIsAsking(true);
  }

  return (
    <Card title={t('title')} description={t('text')}>
      <form
        {...form.box}
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <MoneyField
          className="w-full max-w-sm"
          label={t('amount')}
          hint={t('free', { amount: formatPaise(freePaise) })}
          {...form.control('amount_paise')}
        />
        <FormOutcome form={form} />
        <Button type="submit" variant="secondary">
          {t('ask')}
        </Button>
      </form>
      <div className="mt-4">
        {data?.items.some(({ held }) => held === 'frozen') && (
          <Banner
            tone="warning"
            title={t('held.frozen')}
            text={t('held.own')}
            action={
              <ButtonLink size="sm" variant="secondary" render={detailsLink}>
                {t('held.ownAction')}
              </ButtonLink>
            }
          />
        )}
        <LazyUpdatedAgo savedAt={data?.savedAt} />
        <ul aria-label={t('list')} className="flex flex-col divide-y divide-line">
          {data?.items.map((refund) => (
            <RefundRow key={refund.id} refund={refund} />
          ))}
        </ul>
      </div>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone="primary"
        title={t('sure', { amount: formatPaise(form.values.amount_paise ?? 0) })}
        description={t('sureText')}
        confirmLabel={t('ask')}
        onConfirm={form.submit}
      />
    </Card>
  );
}

function RefundRow({ refund }: { refund: Refund }) {
  const t = useMessages('refunds');
  const { amount_paise: paise, status, bank_reference: reference, reason, held } = refund;
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-2">
        <Money paise={paise} className="font-semibold" />
        <Badge tone={TONES[status]}>{t(held ? `held.${held}` : `status.${status}`)}</Badge>
      </p>
      {reference && <p className="break-all text-sm">{t('reference', { reference })}</p>}
      {reason && <p className="text-danger-ink text-sm">{reason}</p>}
      <RelativeTime iso={refund.created_at} className="text-muted text-sm" />
    </li>
  );
}
