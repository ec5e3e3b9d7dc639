import { distanceM, formatDate, type Position } from '@chowk/domain/kernel';
import type { ProofCase } from '@chowk/domain/proofs';
import { useLanguage, useMessages } from '@/i18n';
import { LocationDrawing, useDistanceWords } from './location-drawing';
import { locationPlan } from './location-plan';

type Placed = Pick<
  ProofCase,
  'fix' | 'shop_position' | 'fence_m' | 'distance_m' | 'photos' | 'pin_move'
>;

function photoPositions(photos: Placed['photos']): Position[] {
  return photos.flatMap(({ exif }) =>
    exif && exif.lat !== null && exif.lng !== null ? [{ lat: exif.lat, lng: exif.lng }] : [],
  );
}

/** The shop's fence and the phone's error circle, to scale, north up. */
export function LocationSketch({ proof }: { proof: Placed }) {
  const t = useMessages('review');
  const told = useDistanceWords();
  const language = useLanguage();
  const { pin_move: move } = proof;
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
  const plan = locationPlan({ shop, fenceM, fix, photos, former: move?.from });
  const moved = move && {
    day: formatDate(move.moved_at, language),
    distance: told(move.distance_m),
  };
  const label = t('place.sketch', {
    fence: told(fenceM),
    accuracy: told(fix?.accuracy_m),
    distance: told(distance),
  });
  return (
    <div className="grid gap-3">
      <LocationDrawing
        plan={plan}
        label={[fix ? label : t('place.none'), moved && t('place.former', moved)]
          .filter(Boolean)
          .join(' · ')}
      />
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
        {moved && (
          <Key className="border-warning-ink border-dashed bg-warning-soft">
            {t('place.former', moved)}
          </Key>
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

function Key({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden className={`size-3.5 shrink-0 rounded-full border-2 ${className}`} />
      {children}
    </li>
  );
}
