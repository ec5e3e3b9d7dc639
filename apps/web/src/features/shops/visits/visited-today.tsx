import { formatDistance } from '@chowk/domain/kernel';
import { isFarVisit, type ShopHealth, undoVisitUntilMs } from '@chowk/domain/shops';
import { useQueryClient } from '@tanstack/react-query';
import { Check, MapPinOff, NotebookPen, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTask } from '@/commands/use-task';
import { useLanguage, useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';
import { undoVisit } from './mark-visit';

export type VisitedShop = Pick<
  ShopHealth,
  'shop' | 'last_visited_at' | 'last_visit_m' | 'last_visit_note' | 'last_visit_photo'
>;

const VisitNoteDialog = lazy(() =>
  import('./visit-note-dialog').then((m) => ({ default: m.VisitNoteDialog })),
);

interface VisitedTodayProps {
  health: VisitedShop;
  nowMs: number;
}

/** That it was visited, from how far, and what can still be done about it. */
export function VisitedToday({ health, nowMs }: VisitedTodayProps) {
  const t = useMessages('myshops');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [isNoting, setIsNoting] = useState(false);
  const { shop, last_visited_at: visitedAt, last_visit_m: awayM } = health;
  const isFar = isFarVisit(awayM);
  const { isBusy, run } = useTask();
  const undo = () =>
    run(() => undoVisit(queryClient, shop, health), {
      done: { title: t('visit.undone', { shop: shop.shop_name }) },
      refused: t('visit.undoFailed'),
    });
  const mayUndo = visitedAt !== null && nowMs <= undoVisitUntilMs(visitedAt);
  const hasNote = Boolean(health.last_visit_note || health.last_visit_photo);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge
        tone={isFar ? 'warning' : 'success'}
        icon={isFar ? <MapPinOff aria-hidden /> : <Check aria-hidden />}
      >
        {isFar
          ? t('visit.todayAway', { distance: formatDistance(awayM, language) })
          : t('visit.today')}
      </Badge>
      <Button
        variant="quiet"
        size="sm"
        icon={<NotebookPen aria-hidden className="size-5" />}
        aria-label={t(hasNote ? 'note.editOf' : 'note.addOf', { shop: shop.shop_name })}
        onClick={() => setIsNoting(true)}
      >
        {t(hasNote ? 'note.edit' : 'note.add')}
      </Button>
      {mayUndo && (
        <Button
          variant="quiet"
          size="sm"
          isLoading={isBusy}
          icon={<Undo2 aria-hidden className="size-5" />}
          aria-label={t('visit.undoOf', { shop: shop.shop_name })}
          onClick={() => void undo()}
        >
          {t('visit.undo')}
        </Button>
      )}
      {isNoting && (
        <Suspense fallback={null}>
          <VisitNoteDialog health={health} onClose={() => setIsNoting(false)} />
        </Suspense>
      )}
    </div>
  );
}
