import { Images } from 'lucide-react';
import { useMessages } from '@/i18n';
import { ListBody } from '@/lists/list-body';
import { useGrowingList } from '@/lists/use-growing-list';
import { storedPhoto } from '@/photos/stored-photo';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { PhotoWall } from '@/ui/photo/photo-wall';
import { approvedProofsOptions } from './campaign-page.queries';

/** What the money bought: the photos of every approved proof, the newest first. */
export function PhotosCard({ id }: { id: string }) {
  const t = useMessages('campaigns');
  const list = useGrowingList(approvedProofsOptions(id));
  const photos = list.rows?.flatMap(({ photos: shots, shop_name: shop }) =>
    shots.map(({ path }) => ({
      source: storedPhoto('proof-photos', path),
      alt: t('photos.of', { shop }),
      caption: shop,
    })),
  );
  return (
    <Card title={t('photos.title')}>
      <ListBody
        list={{ ...list, rows: photos }}
        skeleton={<Skeleton className="h-32 w-full rounded-md" />}
        empty={
          <EmptyState icon={<Images />} title={t('photos.empty')} text={t('photos.emptyText')} />
        }
        more={t('photos.more')}
      >
        {(shown) => <PhotoWall label={t('photos.title')} photos={shown} />}
      </ListBody>
    </Card>
  );
}
