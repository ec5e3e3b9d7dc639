import { SHOP_PHOTO_BUCKET, type ShopHealth } from '@chowk/domain/shops';
import { useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { Card } from '@/ui/layout/card';
import { PhotoWall } from '@/ui/photo/photo-wall';

type Noted = Pick<ShopHealth, 'shop' | 'last_visit_note' | 'last_visit_photo'>;

/** What was written on the last visit, for the next one. */
export function VisitNote({ health }: { health: Noted }) {
  const t = useMessages('myshops');
  const { shop, last_visit_note: note, last_visit_photo: path } = health;
  if (!note && !path) return null;
  return (
    <Card title={t('note.last')}>
      {note && <p className="whitespace-pre-line">{note}</p>}
      {path && (
        <PhotoWall
          label={t('note.last')}
          className="mt-3 max-w-xs grid-cols-1!"
          photos={[
            {
              source: storedPhoto(SHOP_PHOTO_BUCKET, path),
              alt: t('note.photoOf', { shop: shop.shop_name }),
            },
          ]}
        />
      )}
    </Card>
  );
}
