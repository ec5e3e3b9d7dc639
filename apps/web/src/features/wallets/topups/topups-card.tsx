import { formatPaise } from '@chowk/domain/kernel';
import type { Topup, TopupState } from '@chowk/domain/wallets';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listStatementRef, readWalletRef, topupsOptions } from '@/features/wallets/wallets.queries';
import { useMessages } from '@/i18n';
import { ListBody } from '@/lists/list-body';
import { usePagedList } from '@/lists/use-paged-list';
import { Badge, type Tone } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';

const TONES: Record<TopupState, Tone> = {
  requested: 'warning',
  confirmed: 'success',
  rejected: 'danger',
};

interface TopupsCardProps {
  busyId: string | undefined;
  onPay: (topup: Topup) => void;
}

export function TopupsCard({ busyId, onPay }: TopupsCardProps) {
  const t = useMessages('wallets');
  const list = usePagedList({}, topupsOptions);
  useArrivals(list.rows);
  return (
    <Card title={t('topup.title')}>
      <ListBody
        list={{ ...list, paging: undefined }}
        skeleton={<SkeletonText lines={4} />}
        empty={<EmptyState title={t('topup.empty')} text={t('topup.emptyText')} />}
      >
        {(topups) => (
          <ul className="flex flex-col divide-y divide-line">
            {topups.map((topup) => (
              <TopupRow
                key={topup.id}
                topup={topup}
                isBusy={busyId === topup.id}
                onPay={() => onPay(topup)}
              />
            ))}
          </ul>
        )}
      </ListBody>
    </Card>
  );
}

/** Money that has arrived changes what the wallet holds and its statement. */
function useArrivals(topups: readonly Topup[] | undefined) {
  const queryClient = useQueryClient();
  const arrived = topups?.filter(({ status }) => status === 'confirmed').length;
  const seen = useRef(arrived);
  useEffect(() => {
    if (seen.current !== undefined && arrived !== undefined && seen.current !== arrived) {
      for (const { name } of [readWalletRef, listStatementRef]) {
        void queryClient.invalidateQueries({ queryKey: [name] });
      }
    }
    seen.current = arrived ?? seen.current;
  }, [arrived, queryClient]);
}

function TopupRow({ topup, isBusy, onPay }: { topup: Topup; isBusy: boolean; onPay: () => void }) {
  const t = useMessages('wallets');
  const { amount_paise: paise, status, reference, claimed_reference: claimed, reason } = topup;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <Money paise={paise} className="font-semibold" />
          <Badge tone={TONES[status]}>{t(`topup.status.${status}`)}</Badge>
        </p>
        <p className="break-all text-muted text-sm">{reference}</p>
        {claimed && <p className="text-sm">{t('topup.claimed', { reference: claimed })}</p>}
        {reason && <p className="text-danger-ink text-sm">{t('topup.rejected', { reason })}</p>}
        <RelativeTime iso={topup.created_at} className="text-muted text-sm" />
      </div>
      {status === 'requested' && (
        <Button
          size="sm"
          variant="secondary"
          isLoading={isBusy}
          aria-label={t('topup.payOf', { amount: formatPaise(paise), reference })}
          onClick={onPay}
        >
          {t('topup.pay')}
        </Button>
      )}
    </li>
  );
}
