import { formatDate } from '@chowk/domain/kernel';
import type { Order } from '@chowk/domain/orders';
import { useLanguage, useMessages } from '@/i18n';
import { Card } from '@/ui/layout/card';

/** Everything that happened to it, the newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useMessages('orders');
  const language = useLanguage();
  const steps = [...order.timeline].reverse();
  return (
    <Card title={t('timeline')}>
      <ol className="flex flex-col gap-4">
        {steps.map(({ status, at, note }, place) => (
          <li key={`${status} ${at}`} className="flex gap-3">
            <span
              aria-hidden
              className={`mt-1.5 size-3 shrink-0 rounded-full ${place === 0 ? 'bg-role' : 'bg-line-strong'}`}
            />
            <div className="min-w-0">
              <p className={place === 0 ? 'font-semibold' : undefined}>{t(`step.${status}`)}</p>
              <p className="text-muted text-sm">{formatDate(at, language, { withTime: true })}</p>
              {note && <p className="text-sm [overflow-wrap:anywhere]">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
