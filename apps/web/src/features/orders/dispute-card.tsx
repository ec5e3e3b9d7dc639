import { formatDate, formatPaise } from '@chowk/domain/kernel';
import { isHeld, ORDER_PHOTO_BUCKET, type Order, type OrderDispute } from '@chowk/domain/orders';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { Badge } from '@/ui/base/badge';
import { Card } from '@/ui/layout/card';
import { PhotoWall } from '@/ui/photo/photo-wall';

interface DisputeCardProps {
  order: Order;
  dispute: OrderDispute;
  /** The next word, of whoever may say it. */
  children?: ReactNode;
}

/** A reported problem: both sides' words, the photos, and how it ended. */
export function DisputeCard({ order, dispute, children }: DisputeCardProps) {
  const t = useMessages('orders');
  const language = useLanguage();
  const at = (iso: string) => formatDate(iso, language, { withTime: true });
  const { problem, note, photos, answer, closed_at: closedAt, reason } = dispute;
  const isOpen = closedAt === null;
  const isMoneyHeld = isOpen && isHeld(order.payment, order.payment_state);
  return (
    <Card title={t('dispute.title')}>
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={isOpen ? 'warning' : 'neutral'}>
            {t(isOpen ? 'dispute.open' : 'dispute.closed')}
          </Badge>
          {isMoneyHeld && (
            <span>{t('dispute.held', { amount: formatPaise(order.total_paise) })}</span>
          )}
        </p>
        <Words
          who={t('dispute.shopSays', { shop: order.shop_name, when: at(dispute.opened_at) })}
          title={t(`problem.${problem}`)}
          text={note}
        />
        {photos.length > 0 && (
          <PhotoWall
            label={t('problem.photos')}
            photos={photos.map((path, place) => ({
              source: storedPhoto(ORDER_PHOTO_BUCKET, path),
              alt: t('problem.photo', { number: place + 1 }),
            }))}
          />
        )}
        {dispute.answered_at ? (
          <Words
            who={t('dispute.brandSays', { brand: order.brand_name, when: at(dispute.answered_at) })}
            text={answer ?? ''}
          />
        ) : (
          isOpen && (
            <p className="text-muted">{t('dispute.noAnswer', { brand: order.brand_name })}</p>
          )
        )}
        {closedAt && (
          <Words
            who={t('dispute.decided', { when: at(closedAt) })}
            title={t(endKey(dispute), {
              amount: formatPaise(dispute.refund_paise),
              brand: order.brand_name,
              shop: order.shop_name,
            })}
            text={reason ?? ''}
          />
        )}
        {children}
      </div>
    </Card>
  );
}

function endKey({ in_favour_of, refund_paise }: OrderDispute) {
  if (in_favour_of === null) return 'dispute.solved';
  if (in_favour_of === 'brand') return 'dispute.forBrand';
  return refund_paise > 0 ? 'dispute.refund' : 'dispute.forShop';
}

function Words({ who, title, text }: { who: string; title?: string; text: string }) {
  return (
    <div>
      <p className="text-muted text-sm">{who}</p>
      {title && <p className="font-semibold">{title}</p>}
      {text && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
    </div>
  );
}
