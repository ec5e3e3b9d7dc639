import type { Order } from '@chowk/domain/orders';
import { Clock } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useMessages } from '@/i18n';
import { onSyncEvent } from '@/offline/store/events';
import { ButtonLink } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { orderOutcome } from './order-outcome';

interface OrderWaitsProps {
  id: string;
  marketLink: ReactElement<{ className?: string; children?: ReactNode }>;
  onPlaced: (orders: readonly Order[]) => void;
  /** Refused, taken back or given up: it goes out by itself no more. */
  onOver: (refusal: Error | undefined) => void;
}

/** As long as it is so: whoever stays here hears of its arrival and of its refusal. */
export function OrderWaits({ id, marketLink, onPlaced, onOver }: OrderWaitsProps) {
  const t = useMessages('cart');
  useEffect(
    () =>
      onSyncEvent((event) => {
        const outcome = orderOutcome(event, id);
        if (outcome?.kind === 'placed') onPlaced(outcome.orders);
        if (outcome?.kind === 'over') onOver(outcome.refusal);
      }),
    [id, onPlaced, onOver],
  );
  return (
    <EmptyState
      icon={<Clock />}
      title={t('waits.title')}
      text={t('waits.text')}
      action={<ButtonLink render={marketLink}>{t('waits.more')}</ButtonLink>}
    />
  );
}
