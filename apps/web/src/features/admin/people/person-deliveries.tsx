import type { PersonDelivery } from '@chowk/domain/admin';
import { formatDate } from '@chowk/domain/kernel';
import { type MessageKey, useLanguage, useMessages } from '@/i18n';
import { ListBody } from '@/lists/list-body';
import { usePagedList } from '@/lists/use-paged-list';
import { Badge, type Tone } from '@/ui/base/badge';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { deliveriesOptions } from './people.queries';

const TONES: Readonly<Record<PersonDelivery['state'], Tone>> = {
  queued: 'warning',
  sending: 'warning',
  sent: 'success',
  failed: 'danger',
  skipped: 'neutral',
};

/** For “I never got a message”: what went out, and what did not and why. */
export function PersonDeliveries({ personId }: { personId: string }) {
  const t = useMessages('office');
  // The words of its rows, with it: fetched by the first row they would take the page away once more.
  useMessages('noticenames');
  const list = usePagedList({ personId }, (cursor) => deliveriesOptions(personId, cursor));
  return (
    <Card title={t('sent.title')} description={t('sent.text')}>
      <ListBody
        list={list}
        skeleton={<SkeletonText lines={4} />}
        empty={<p className="text-muted text-sm">{t('sent.none')}</p>}
      >
        {(deliveries) => (
          <ul className="divide-y divide-line">
            {deliveries.map((delivery) => (
              <DeliveryLine key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        )}
      </ListBody>
    </Card>
  );
}

function DeliveryLine({ delivery }: { delivery: PersonDelivery }) {
  const t = useMessages('office');
  const settings = useMessages('settings');
  const names = useMessages('noticenames');
  const language = useLanguage();
  const { type, channel, state, reason, due_at, settled_at } = delivery;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <span className="min-w-0">
        <span className="wrap-anywhere block">{names(type as MessageKey<'noticenames'>)}</span>
        <span className="block text-muted text-sm">
          {settings(`channel.${channel}`)} ·{' '}
          {formatDate(settled_at ?? due_at, language, { withTime: true })}
          {reason && ` · ${t(`why.${reason}`)}`}
        </span>
      </span>
      <Badge tone={TONES[state]}>{t(`sent.${state}`)}</Badge>
    </li>
  );
}
