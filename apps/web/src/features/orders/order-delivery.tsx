import type { Order } from '@chowk/domain/orders';
import { useMessages } from '@/i18n';
import { Card } from '@/ui/layout/card';

export function OrderDelivery({ order }: { order: Order }) {
  const t = useMessages('orders');
  const { delivery, carrier, tracking, shop_name, profiles } = order;
  const parcel = [carrier, tracking].filter(Boolean).join(' · ');
  return (
    <Card title={t('delivery')}>
      <p className="font-semibold">{shop_name}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        {delivery.address === '' ? t('noAddress') : `${delivery.address}, ${delivery.pin_code}`}
      </p>
      {delivery.slot && <p className="text-sm">{t(`slot.${delivery.slot}`)}</p>}
      <p className="text-muted text-sm">{t('orderedBy', { name: profiles.full_name })}</p>
      {parcel && (
        <p className="mt-2 text-sm">
          <span className="text-muted">{t('tracking')}: </span>
          <span className="[overflow-wrap:anywhere]">{parcel}</span>
        </p>
      )}
    </Card>
  );
}
