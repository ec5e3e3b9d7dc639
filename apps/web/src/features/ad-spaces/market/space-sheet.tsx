import type { Booking, DaySpan } from '@chowk/domain/ad-spaces';
import { type ReactNode, Suspense } from 'react';
import { useMessages } from '@/i18n';
import { lazy } from '@/ui/feedback/lazy';
import { Skeleton } from '@/ui/feedback/skeleton';
import { LazySheet } from '@/ui/overlays/lazy-overlays';

/** Whoever only looks through the list need not fetch what books. */
const SpaceOffer = lazy(() => import('./space-offer').then((m) => ({ default: m.SpaceOffer })));

interface SpaceSheetProps {
  /** Absent while none is open. */
  id: string | undefined;
  onClose: () => void;
  wanted: DaySpan | undefined;
  shopLink: (shopId: string) => ReactNode;
  addMoney: (paise: number) => ReactNode;
  onRequested: (booking: Booking) => void;
}

export function SpaceSheet({ id, onClose, ...rest }: SpaceSheetProps) {
  const t = useMessages('spacemarket');
  return (
    <LazySheet
      open={id !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('space.title')}
    >
      {id !== undefined && (
        <Suspense fallback={<Skeleton className="h-96 w-full rounded-md" />}>
          <SpaceOffer key={id} id={id} {...rest} />
        </Suspense>
      )}
    </LazySheet>
  );
}
