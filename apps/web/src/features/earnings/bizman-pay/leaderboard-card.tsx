import { formatNumber } from '@chowk/domain/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { NativeSelect } from '@/ui/fields/native-select';
import { Switch } from '@/ui/fields/switch';
import { Card } from '@/ui/layout/card';
import { type Leaderboard, leaderboardOptions, setLeaderboardChoiceRef } from './bizpay.queries';

/** Who activated most shops of an area this month; names only of those who take part. */
export function LeaderboardCard() {
  const t = useMessages('bizpay');
  const errorWords = useErrorWords();
  const [area, setArea] = useState<string>();
  const { isBusy, choose } = useBoardChoice();
  const { data, error, isFetching, refetch } = useQuery({
    ...leaderboardOptions(area),
    placeholderData: keepPreviousData,
  });
  if (!data && error) {
    return (
      <ErrorState
        error={error}
        text={errorWords(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-64 w-full rounded-lg" />;
  return (
    <Card
      title={data.area ? t('board.title', { area: data.area }) : t('board.titleAll')}
      description={t('board.text')}
    >
      <LazyUpdatedAgo savedAt={data.savedAt} />
      <div className="grid gap-4">
        {data.areas.length > 1 && (
          <NativeSelect
            label={t('board.area')}
            value={data.area ?? ''}
            options={data.areas.map((value) => ({ value, label: value }))}
            onChange={(event) => setArea(event.target.value)}
          />
        )}
        <Places board={data} />
        {!data.is_taking_part && (
          <p className="text-muted text-sm">{t('board.mine', { count: data.my_activations })}</p>
        )}
        <Switch
          className="border-line border-t pt-2"
          label={t('board.takePart')}
          description={t('board.takePartText')}
          checked={data.is_taking_part}
          disabled={isBusy}
          onChange={(isOn) => void choose(isOn)}
        />
      </div>
    </Card>
  );
}

function Places({ board: { items } }: { board: Leaderboard }) {
  const t = useMessages('bizpay');
  if (items.length === 0) return <p className="text-muted">{t('board.empty')}</p>;
  return (
    <table className="w-full text-start">
      <thead className="text-muted text-sm">
        <tr>
          <th className="w-14 py-1 text-start font-medium">{t('board.place')}</th>
          <th className="py-1 text-start font-medium">{t('board.name')}</th>
          <th className="py-1 text-end font-medium">{t('board.activations')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((line) => (
          <tr
            key={`${line.place} ${line.name}`}
            className={clsx('border-line border-t', line.is_me && 'bg-role-soft font-semibold')}
          >
            <td className="px-1 py-2 tabular-nums">{line.place}</td>
            <td className="py-2">
              {line.name}
              {line.is_me && ` (${t('board.you')})`}
            </td>
            <td className="px-1 py-2 text-end tabular-nums">{formatNumber(line.activations)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether one's name is among the bizmen of an area. */
function useBoardChoice() {
  const t = useMessages('bizpay');
  const { isBusy, run } = useCommand(setLeaderboardChoiceRef, {
    refused: true,
    isShownFirst: true,
  });
  const choose = (is_taking_part: boolean) =>
    run({ is_taking_part }, { done: t(is_taking_part ? 'board.in' : 'board.out') });
  return { isBusy, choose };
}
