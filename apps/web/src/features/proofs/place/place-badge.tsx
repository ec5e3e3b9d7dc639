import { PlaceCircle } from './place-circle';
import { usePlaceWords } from './use-place-words';
import type { Place } from './watch-place';

/** The same circle and words, small enough to stand beside a picture. */
export function PlaceBadge({ place }: { place: Place }) {
  const words = usePlaceWords(place);
  return (
    <span className="flex items-center gap-2">
      <span role="status" className="line-clamp-3 max-w-28 text-end text-xs leading-tight">
        {words}
      </span>
      <PlaceCircle place={place} className="size-10 rounded-full bg-ground/90 text-ink" />
    </span>
  );
}
