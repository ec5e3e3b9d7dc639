import type { PersonDelivery } from '@chowk/domain/admin';
import { formatDate } from '@chowk/domain/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useErrorWords } from '@/api/errors/use-error-words';
import { type MessageKey, useLanguage, useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';
import { ErrorState } from '@/ui/feedback/error-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { DataTablePaging } from '@/ui/table/data-table-paging';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
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
  const errorWords = useErrorWords();
  const { cursor, pagingFor } = useCursorPaging(personId);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...deliveriesOptions(personId, cursor),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={t('sent.title')} description={t('sent.text')}>
      {!data && error && (
        <ErrorState
          error={error}
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonText lines={4} />}
      {data?.items.length === 0 && <p className="text-muted text-sm">{t('sent.none')}</p>}
      {data && data.items.length > 0 && (
        <>
          <ul className="divide-y divide-line">
            {data.items.map((delivery) => (
              <DeliveryLine key={delivery.id} delivery={delivery} />
            ))}
          </ul>
          <DataTablePaging
            {...pagingFor(data.nextCursor)}
            isBusy={isFetching && isPlaceholderData}
          />
        </>
      )}
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
