import { formatDistance } from '@chowk/domain/kernel';
import { isFarVisit, isVisitedToday } from '@chowk/domain/shops';
import { useQueryClient } from '@tanstack/react-query';
import { MapPinCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTask } from '@/commands/use-task';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { useNow } from '@/ui/feedback/use-now';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { findPosition, type PositionFix, type WatchPosition } from './find-position';
import { distanceFrom, markVisit } from './mark-visit';
import { type VisitedShop, VisitedToday } from './visited-today';

interface VisitButtonProps {
  health: VisitedShop;
  look: WatchPosition;
  /** Where the phone is, if that was just asked for. */
  here?: PositionFix | undefined;
}

interface Asked {
  readonly fix: PositionFix | undefined;
  readonly distance: string;
}

/** One press at the counter; from far away it asks first. Without a position it marks the visit. */
export function VisitButton({ health, look, here }: VisitButtonProps) {
  const t = useMessages('myshops');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const nowMs = useNow();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const [asked, setAsked] = useState<Asked>();
  const [isAsking, setIsAsking] = useState(false);
  const { shop } = health;
  const { isBusy, run } = useTask();

  const mark = (fix: PositionFix | undefined) =>
    run(() => markVisit(queryClient, shop, fix), {
      done: ({ kind, distanceM }) => ({
        title: t(`visit.${kind}`, { shop: shop.shop_name }),
        ...(isFarVisit(distanceM)
          ? { description: t('visit.away', { distance: formatDistance(distanceM, language) }) }
          : {}),
        tone: kind === 'done' ? 'success' : 'neutral',
      }),
      refused: t('visit.failed'),
    });

  async function press() {
    const { value } = await locate();
    const distanceM = distanceFrom(shop, value);
    if (!isFarVisit(distanceM)) return mark(value);
    setAsked({ fix: value, distance: formatDistance(distanceM, language) });
    setIsAsking(true);
  }

  const locating = useTask();
  async function locate(): Promise<{ readonly value: PositionFix | undefined }> {
    if (here) return { value: here };
    const search = findPosition(look);
    stop.current = search.stop;
    const found = await locating.run(() => search.fix);
    return { value: found?.kind === 'done' ? found.output : undefined };
  }

  if (isVisitedToday(health, nowMs)) return <VisitedToday health={health} nowMs={nowMs} />;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        isLoading={isBusy || locating.isBusy}
        icon={<MapPinCheck aria-hidden className="size-5" />}
        aria-label={t('visit.markOf', { shop: shop.shop_name })}
        onClick={() => void press()}
      >
        {t('visit.mark')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone="primary"
        title={t('visit.far', { distance: asked?.distance ?? '', shop: shop.shop_name })}
        description={t('visit.farText')}
        confirmLabel={t('visit.farMark')}
        onConfirm={() => mark(asked?.fix)}
      />
    </>
  );
}
