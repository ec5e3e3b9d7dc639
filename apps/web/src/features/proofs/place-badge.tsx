import { PlaceCircle } from './place-circle';
import { usePlaceWords } from './use-place-words';
import type { Place } from './watch-place';

/** The same circle, small enough to stand beside a picture. */
export function PlaceBadge({ place }: { place: Place }) {
  const words = usePlaceWords(place);
  return (
    <span role="img" aria-label={words} title={words} className="text-on-photo">
      <PlaceCircle place={place} className="size-touch rounded-full bg-ground/90 text-ink" />
    </span>
  );
}
