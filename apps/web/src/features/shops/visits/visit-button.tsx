import { formatDistance } from '@chowk/domain/kernel';
import { isFarVisit, isVisitedToday, type ShopHealth } from '@chowk/domain/shops';
import { useQueryClient } from '@tanstack/react-query';
import { Check, MapPinCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTask } from '@/commands/use-task';
import { useLanguage, useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { useNow } from '@/ui/feedback/use-now';
import { findPosition, type PositionFix, type WatchPosition } from './find-position';
import { markVisit } from './mark-visit';

interface VisitButtonProps {
  health: Pick<ShopHealth, 'shop' | 'last_visited_at' | 'last_visit_m'>;
  look: WatchPosition;
  /** Where the phone is, if that was just asked for. */
  here?: PositionFix | undefined;
}

/** One press at the counter: the place is noted if the phone tells it, and the visit either way. */
export function VisitButton({ health, look, here }: VisitButtonProps) {
  const t = useMessages('myshops');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const nowMs = useNow();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const { shop } = health;

  async function mark() {
    const search = here ? undefined : findPosition(look);
    stop.current = search?.stop;
    return markVisit(queryClient, shop, here ?? (await search?.fix));
  }

  const { isBusy, run } = useTask();
  const press = () =>
    run(mark, {
      done: ({ kind, distanceM }) => ({
        title: t(`visit.${kind}`, { shop: shop.shop_name }),
        ...(isFarVisit(distanceM)
          ? { description: t('visit.away', { distance: formatDistance(distanceM, language) }) }
          : {}),
        tone: kind === 'done' ? 'success' : 'neutral',
      }),
      refused: t('visit.failed'),
    });

  if (isVisitedToday(health, nowMs)) {
    const awayM = health.last_visit_m;
    const isFar = isFarVisit(awayM);
    return (
      <Badge
        tone={isFar ? 'warning' : 'success'}
        icon={<Check aria-hidden />}
        className="self-center"
      >
        {isFar
          ? t('visit.todayAway', { distance: formatDistance(awayM, language) })
          : t('visit.today')}
      </Badge>
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      isLoading={isBusy}
      icon={<MapPinCheck aria-hidden className="size-5" />}
      aria-label={t('visit.markOf', { shop: shop.shop_name })}
      onClick={() => void press()}
    >
      {t('visit.mark')}
    </Button>
  );
}
