import { LocationCircle } from './location-circle';
import { useLocationWords } from './use-location-words';
import type { PhoneLocation } from './watch-location';

/** The same circle and words, small enough to stand beside a picture. */
export function LocationBadge({ place }: { place: PhoneLocation }) {
  const words = useLocationWords(place);
  return (
    <span className="flex items-center gap-2">
      <span role="status" className="line-clamp-3 max-w-28 text-end text-xs leading-tight">
        {words}
      </span>
      <LocationCircle place={place} className="size-10 rounded-full bg-ground/90 text-ink" />
    </span>
  );
}
