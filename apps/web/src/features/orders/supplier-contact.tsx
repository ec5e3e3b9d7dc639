import { type Order, orderNumber } from '@chowk/domain/orders';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle, Phone } from 'lucide-react';
import { useMessages } from '@/i18n';
import { cachedOptions } from '@/offline/cache/cached-options';
import { ButtonLink } from '@/ui/base/button';
import { readOrderContactRef } from './orders.queries';

/** The supplier's business number, where it has given one: with a network or without. */
export function SupplierContact({ order }: { order: Order }) {
  const t = useMessages('orders');
  const { data } = useQuery(cachedOptions(readOrderContactRef, { id: order.id }));
  if (!data?.phone) return null;
  const number = data.phone.replace('+', '');
  const text = encodeURIComponent(t('contact.text', { number: orderNumber(order.id) }));
  return (
    <div className="grid grid-cols-2 gap-2">
      <ButtonLink
        variant="secondary"
        size="sm"
        icon={<Phone aria-hidden className="size-4.5" />}
        render={<a href={`tel:${data.phone}`} />}
      >
        {t('contact.call')}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        size="sm"
        icon={<MessageCircle aria-hidden className="size-4.5" />}
        render={
          <a href={`https://wa.me/${number}?text=${text}`} target="_blank" rel="noreferrer" />
        }
      >
        {t('contact.message')}
      </ButtonLink>
    </div>
  );
}
