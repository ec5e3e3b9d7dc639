import { distanceM, formatDistance, type Position } from '@chowk/domain/kernel';
import type { ProofCase } from '@chowk/domain/proofs';
import { useLanguage, useMessages } from '@/i18n';
import { type LocationPlan, locationPlan } from './location-plan';

type Placed = Pick<ProofCase, 'fix' | 'shop_position' | 'fence_m' | 'distance_m' | 'photos'>;

/** Marks stay this share of the drawing, however far apart things are. */
const MARK = 0.018;
const BAR_INSET = 0.05;

function photoPositions(photos: Placed['photos']): Position[] {
  return photos.flatMap(({ exif }) =>
    exif && exif.lat !== null && exif.lng !== null ? [{ lat: exif.lat, lng: exif.lng }] : [],
  );
}

/** The shop's fence and the phone's error circle, to scale, north up. */
export function LocationSketch({ proof }: { proof: Placed }) {
  const t = useMessages('review');
  const told = useDistanceWords();
  const { shop_position: shop, fix, fence_m: fenceM, distance_m: distance } = proof;
  if (!shop) {
    return (
      <div className="grid gap-1 text-sm">
        <p className="text-muted">{t('place.noShop')}</p>
        <p>{fix ? t('place.circle', { distance: told(fix.accuracy_m) }) : t('place.none')}</p>
      </div>
    );
  }
  const photos = photoPositions(proof.photos);
  const plan = locationPlan({ shop, fenceM, fix, photos });
  const label = t('place.sketch', {
    fence: told(fenceM),
    accuracy: told(fix?.accuracy_m),
    distance: told(distance),
  });
  return (
    <div className="grid gap-3">
      <Drawing plan={plan} label={fix ? label : t('place.none')} />
      <ul className="grid gap-1 text-sm">
        <Key className="border-success bg-success-soft">
          {t('place.fence', { distance: told(fenceM) })}
        </Key>
        {fix ? (
          <Key className="border-primary-ink bg-primary-soft">
            {t('place.circle', { distance: told(fix.accuracy_m) })}
          </Key>
        ) : (
          <li className="text-muted">{t('place.none')}</li>
        )}
        {photos.map((photo) => (
          <Key key={`${photo.lat} ${photo.lng}`} className="border-accent bg-accent">
            {t('place.photoAway', { distance: told(distanceM(shop, photo)) })}
          </Key>
        ))}
        {distance !== null && (
          <li className="font-semibold">{t('place.distance', { distance: told(distance) })}</li>
        )}
      </ul>
    </div>
  );
}

function useDistanceWords() {
  const language = useLanguage();
  return (metres: number | null | undefined): string =>
    metres === null || metres === undefined ? '–' : formatDistance(metres, language);
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden className={`size-3.5 shrink-0 rounded-full border-2 ${className}`} />
      {children}
    </li>
  );
}

function Drawing({ plan, label }: { plan: LocationPlan; label: string }) {
  const told = useDistanceWords();
  const { view, fence, phone, witnesses, barM } = plan;
  const mark = view.side * MARK;
  const bar = {
    x: view.x + view.side * BAR_INSET,
    y: view.y + view.side * (1 - BAR_INSET),
  };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${view.x} ${view.y} ${view.side} ${view.side}`}
      className="aspect-square w-full max-w-72 rounded-lg border border-line bg-sunken [&_*]:[vector-effect:non-scaling-stroke]"
    >
      <circle
        cx={fence.x}
        cy={fence.y}
        r={fence.radius}
        strokeWidth={2}
        className="fill-success/15 stroke-success"
      />
      <circle cx={fence.x} cy={fence.y} r={mark} className="fill-success" />
      {phone && (
        <>
          <line
            x1={fence.x}
            y1={fence.y}
            x2={phone.x}
            y2={phone.y}
            strokeWidth={1.5}
            strokeDasharray="4 4"
            className="stroke-muted"
          />
          <circle
            cx={phone.x}
            cy={phone.y}
            r={phone.radius}
            strokeWidth={2}
            className="fill-primary-ink/12 stroke-primary-ink"
          />
          <circle cx={phone.x} cy={phone.y} r={mark} className="fill-primary-ink" />
        </>
      )}
      {witnesses.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={mark} className="fill-accent" />
      ))}
      <line
        x1={bar.x}
        y1={bar.y}
        x2={bar.x + barM}
        y2={bar.y}
        strokeWidth={2}
        className="stroke-ink"
      />
      <text
        x={bar.x}
        y={bar.y - view.side * 0.02}
        fontSize={view.side * 0.05}
        className="fill-ink font-semibold"
      >
        {told(barM)}
      </text>
    </svg>
  );
}
