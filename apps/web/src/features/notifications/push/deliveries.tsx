import type { ChosenChannel } from '@chowk/domain/accounts';
import { formatDate } from '@chowk/domain/kernel';
import {
  type Delivery,
  kindOfNotice,
  messageWordsEn,
  messageWordsHi,
} from '@chowk/domain/notifications';
import { useLanguage, useMessages } from '@/i18n';
import { ListBody } from '@/lists/list-body';
import { useGrowingList } from '@/lists/use-growing-list';
import { Badge, type Tone } from '@/ui/base/badge';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { deliveriesOptions } from './push.queries';

/** What left the app for this person, by which way, and what did not and why. */
export function DeliveriesCard() {
  const t = useMessages('push');
  const list = useGrowingList(deliveriesOptions());
  return (
    <Card title={t('sent.title')} description={t('sent.text')}>
      <ListBody
        list={list}
        skeleton={<SkeletonText lines={4} />}
        empty={<p className="text-muted">{t('sent.none')}</p>}
        more={t('sent.more')}
      >
        {(deliveries) => (
          <ul className="divide-y divide-line">
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        )}
      </ListBody>
    </Card>
  );
}

const TONES: Readonly<Record<Delivery['state'], Tone>> = {
  queued: 'warning',
  sending: 'warning',
  sent: 'success',
  failed: 'danger',
  skipped: 'neutral',
};

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const t = useMessages('push');
  const language = useLanguage();
  const { whatOf, channelName } = useDeliveryWords();
  const { state, reason, settled_at, due_at } = delivery;
  const when = formatDate(settled_at ?? due_at, language, { withTime: true });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{whatOf(delivery.type)}</p>
        <p className="text-muted text-sm">
          {channelName(delivery.channel)} · {when}
        </p>
        {reason && <p className="text-muted text-sm">{t(`reason.${reason}`)}</p>}
      </div>
      <Badge tone={TONES[state]}>{t(`sent.${state}`)}</Badge>
    </li>
  );
}

/** What a message was about and by which way it went; its words were in the message itself. */
function useDeliveryWords() {
  const settings = useMessages('settings');
  const { kinds } = { en: messageWordsEn, hi: messageWordsHi }[useLanguage()];
  return {
    whatOf: (type: string) => kinds[kindOfNotice(type)],
    channelName: (channel: ChosenChannel) => settings(`channel.${channel}`),
  };
}
