import { useEffect, useState } from 'react';
import { useShortWords } from '@/api/errors/use-short-words';
import { useMessages } from '@/i18n';
import { shortBrandsOf } from '@/offline/commands/orders';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { watchQueue } from '@/offline/outbox/watch-queue';
import { Badge } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { CARD_CLASS } from '@/ui/layout/card';
import { waitingOrder } from './waiting-order';

function useWaitingOrders(shopId: string): readonly PendingUpload[] {
  const [waiting, setWaiting] = useState<readonly PendingUpload[]>([]);
  useEffect(() => {
    const isTheirs = ({ type, data }: PendingUpload) =>
      type === 'order_place' && (data as { shop_id: string }).shop_id === shopId;
    return watchQueue((all) => all.filter(isTheirs), setWaiting);
  }, [shopId]);
  return waiting;
}

/** Orders this device has not been able to send yet: they are none of the server's so far. */
export function WaitingOrders({ shopId }: { shopId: string }) {
  const t = useMessages('orders');
  const waiting = useWaitingOrders(shopId);
  if (waiting.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {waiting.map((item) => {
        const { isRefused, badge, text, paise, isBeforeTax } = waitingOrder(item);
        return (
          <li key={item.id} className={`${CARD_CLASS} flex items-start justify-between gap-3 p-4`}>
            <div className="min-w-0">
              <p className="font-semibold">{item.subject}</p>
              <p className="text-muted text-sm">{t(text)}</p>
              {isRefused && <Shortfalls item={item} />}
              <Money paise={paise} className="font-semibold" />
              {isBeforeTax && <span className="text-muted text-sm"> {t('waits.beforeTax')}</span>}
            </div>
            <Badge tone={isRefused ? 'danger' : 'warning'}>{t(badge)}</Badge>
          </li>
        );
      })}
    </ul>
  );
}

function Shortfalls({ item }: { item: PendingUpload }) {
  const words = useShortWords();
  return shortBrandsOf(item).map((brand) => (
    <p key={brand.brand_id} className="text-sm">
      {words(brand)}
    </p>
  ));
}
