import { formatDistance, SECOND_MS } from '@chowk/domain/kernel';
import type { Shop } from '@chowk/domain/shops';
import { LocateFixed } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MessageKey, useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { PinMap } from './pin-map';

interface FoundPlace {
  readonly state: 'idle' | 'looking' | 'found' | 'denied' | 'none';
  readonly fix?: { readonly lat: number; readonly lng: number; readonly accuracy_m: number };
}

/** Tells each better fix until it is done; answers how to stop. */
export type WatchPosition = (onPlace: (place: FoundPlace) => void) => () => void;

interface PositionFieldProps {
  position: Shop['position'];
  error: string | undefined;
  look: WatchPosition;
  onChange: (position: Shop['position']) => void;
  /** No better fix has come for a moment. */
  onSettled: () => void;
}

/** Wider than this, a photo at the counter could be a street away. */
const ROUGH_M = 100;
const DIGITS = 5;
const SETTLED_MS = 2 * SECOND_MS;

function placeKey({ state, fix }: FoundPlace): MessageKey<'shops'> {
  if (state === 'found' && fix) return fix.accuracy_m > ROUGH_M ? 'place.rough' : 'place.found';
  return state === 'found' || state === 'idle' ? 'place.none' : `place.${state}`;
}

/** Where the shop stands, as the phone in it says; saved with the rest of the form. */
export function PositionField({ position, error, look, onChange, onSettled }: PositionFieldProps) {
  const t = useMessages('shops');
  const language = useLanguage();
  const [place, setPlace] = useState<FoundPlace>({ state: 'idle' });
  const stop = useRef<() => void>(undefined);

  useEffect(() => () => stop.current?.(), []);
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (place.state !== 'found') return;
    const timer = setTimeout(() => settle(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [place]);

  function start() {
    stop.current?.();
    stop.current = look((found) => {
      setPlace(found);
      if (found.state !== 'found' || !found.fix) return;
      const { lat, lng } = found.fix;
      onChange({ lat: Number(lat.toFixed(DIGITS)), lng: Number(lng.toFixed(DIGITS)) });
    });
  }

  const distance = formatDistance(place.fix?.accuracy_m ?? 0, language);
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-semibold text-sm">{t('position')}</p>
      {position && <PinMap position={position} accuracyM={place.fix?.accuracy_m} />}
      <p role="status" className="text-muted text-sm">
        {place.state === 'idle'
          ? t(position ? 'positionHint' : 'positionNone')
          : t(placeKey(place), { distance })}
      </p>
      {error && (
        <p role="alert" className="font-medium text-danger-ink text-sm">
          {error}
        </p>
      )}
      <Button
        variant="secondary"
        isLoading={place.state === 'looking'}
        icon={<LocateFixed aria-hidden className="size-5" />}
        onClick={start}
      >
        {t(position ? 'updateLocation' : 'useLocation')}
      </Button>
    </div>
  );
}
