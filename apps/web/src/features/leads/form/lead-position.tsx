import { formatDistance } from '@chowk/domain/kernel';
import type { Lead } from '@chowk/domain/leads';
import { LocateFixed, MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { FieldError } from '@/ui/fields/field';
import { PermissionHelp } from '@/ui/overlays/permission-help';
import { Coordinates } from '@/ui/photo/coordinates';

export interface FoundPlace {
  readonly state: 'idle' | 'looking' | 'found' | 'denied' | 'none';
  readonly fix?: { readonly lat: number; readonly lng: number; readonly accuracy_m: number };
}

/** Tells each better fix until it is done; answers how to stop. */
export type WatchPosition = (onPlace: (place: FoundPlace) => void) => () => void;

interface Found {
  readonly position: Lead['position'];
  readonly accuracy_m: number | null;
}

interface LeadPositionProps extends Found {
  error: string | undefined;
  look: WatchPosition;
  onChange: (found: Found) => void;
}

/** Wider than this, it could be the shop next door or the one across the street. */
const ROUGH_M = 100;
const DIGITS = 5;

/** Where the shop stands, as the phone at its door says, and how exactly the phone knows. */
export function LeadPosition({ position, accuracy_m, error, look, onChange }: LeadPositionProps) {
  const t = useMessages('leads');
  const language = useLanguage();
  const [state, setState] = useState<FoundPlace['state']>('idle');
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function start() {
    stop.current?.();
    stop.current = look((found) => {
      setState(found.state);
      if (!found.fix) return;
      const { lat, lng, accuracy_m: metres } = found.fix;
      onChange({
        position: { lat: Number(lat.toFixed(DIGITS)), lng: Number(lng.toFixed(DIGITS)) },
        accuracy_m: Math.round(metres),
      });
    });
  }

  const metres = accuracy_m ?? 0;
  const exactness = metres > ROUGH_M ? 'position.rough' : 'position.exact';
  const isFailed = state === 'denied' || state === 'none';
  const words =
    state === 'looking' || isFailed
      ? t(`position.${state}`)
      : position && accuracy_m !== null
        ? t(exactness, { distance: formatDistance(metres, language) })
        : t('position.hint');
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold text-sm">{t('field.position')}</p>
      {position && (
        <p className="flex items-center gap-2">
          <MapPin aria-hidden className="size-5 shrink-0 text-role-ink" />
          <span>
            {t('position.noted')}
            <Coordinates of={position} />
          </span>
        </p>
      )}
      <p role="status" className="text-muted text-sm">
        {words}
      </p>
      {state === 'denied' && <PermissionHelp of="place" />}
      <FieldError id={undefined} error={error} />
      <Button
        variant="secondary"
        className="self-start"
        isLoading={state === 'looking'}
        icon={<LocateFixed aria-hidden className="size-5" />}
        onClick={start}
      >
        {t(position ? 'position.again' : 'position.use')}
      </Button>
    </div>
  );
}
