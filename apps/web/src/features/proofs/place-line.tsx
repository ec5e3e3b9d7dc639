import clsx from 'clsx';
import { LocateFixed, LocateOff, MapPin } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/button';
import type { Place } from './watch-place';

/** A wider circle says little about a shop's door. */
const ROUGH_M = 200;

function usePlaceWords({ state, fix }: Place): string {
  const t = useMessages('proofs');
  if (!fix) return t(state === 'found' ? 'place.none' : `place.${state}`);
  const metres = Math.round(fix.accuracy_m);
  if (state === 'looking') return t('place.lookingAt', { metres });
  return t(fix.accuracy_m > ROUGH_M ? 'place.rough' : 'place.found', { metres });
}

/** Whether the place is noted and how exactly; it never stands in the way of sending. */
export function PlaceLine({ place, onLook }: { place: Place; onLook: () => void }) {
  const t = useMessages('proofs');
  const words = usePlaceWords(place);
  const isLost = place.state === 'denied' || place.state === 'none';
  const Icon = isLost ? LocateOff : place.state === 'found' ? LocateFixed : MapPin;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p
        role="status"
        className={clsx(
          'flex min-w-0 flex-1 items-start gap-2 text-sm',
          isLost ? 'text-warning-ink' : 'text-muted',
          place.state === 'found' && 'text-success-ink!',
        )}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {words}
      </p>
      {(isLost || place.state === 'found') && (
        <Button variant="quiet" size="sm" onClick={onLook}>
          {t('place.again')}
        </Button>
      )}
    </div>
  );
}
