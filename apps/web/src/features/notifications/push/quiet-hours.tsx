import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorKey } from '@/api/errors/error-words';
import { useCommand } from '@/commands/use-command';
import { useLanguage, useMessages } from '@/i18n';
import { ErrorState } from '@/ui/feedback/error-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { NativeSelect } from '@/ui/fields/native-select';
import { Switch } from '@/ui/fields/switch';
import { Card } from '@/ui/layout/card';
import { clockOptions } from './clock-times';
import { type QuietHours, quietHoursOptions, setQuietHoursRef } from './push.queries';

/** When no phone of theirs rings; it takes hold at once, and goes back if the server refuses. */
export function QuietHoursCard() {
  const t = useMessages('push');
  const errors = useMessages('errors');
  const { data, error, isFetching, refetch } = useQuery(quietHoursOptions());
  return (
    <Card title={t('quiet.title')} description={t('quiet.text')}>
      {data && <Hours hours={data} />}
      {!data && error && (
        <ErrorState
          error={error}
          text={errors(errorKey(error))}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonText lines={2} />}
    </Card>
  );
}

function useSetHours() {
  const t = useMessages('push');
  const queryClient = useQueryClient();
  const { queryKey } = quietHoursOptions();
  const { isBusy, run } = useCommand(setQuietHoursRef, { refused: t('quiet.failed') });
  const set = (next: QuietHours, before: QuietHours) =>
    run(next, {
      onStart: () => queryClient.setQueryData(queryKey, next),
      onRefused: () => queryClient.setQueryData(queryKey, before),
    });
  return { isBusy, set };
}

function Hours({ hours }: { hours: QuietHours }) {
  const t = useMessages('push');
  const language = useLanguage();
  const { isBusy, set } = useSetHours();
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={t('quiet.on')}
        checked={hours.is_on}
        disabled={isBusy}
        onChange={(is_on) => void set({ ...hours, is_on }, hours)}
      />
      {hours.is_on && (
        <div className="grid grid-cols-pair gap-3 sm:max-w-sm">
          {(['from_minute', 'to_minute'] as const).map((end) => (
            <NativeSelect
              key={end}
              label={t(`quiet.${end}`)}
              value={String(hours[end])}
              disabled={isBusy}
              options={clockOptions(hours[end], language)}
              onChange={({ target }) => void set({ ...hours, [end]: Number(target.value) }, hours)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
