import { useQuery } from '@tanstack/react-query';
import { periodProofsOptions } from '@/features/ad-spaces/ad-spaces.queries';
import { useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { PhotoWall } from '@/ui/photo/photo-wall';

/** What a proved week is proved by. */
export function PeriodPhotos({ dealId, number }: { dealId: string; number: number }) {
  const t = useMessages('adspaces');
  const { data } = useQuery(periodProofsOptions(dealId));
  const label = t('weeks.photos', { number });
  const photos = data?.items[0]?.photos.map(({ path }) => ({
    source: storedPhoto('proof-photos', path),
    alt: label,
  }));
  return photos && photos.length > 0 ? <PhotoWall label={label} photos={photos} /> : null;
}
