import {
  SHOP_PHOTO_BUCKET,
  SHOP_PHOTO_TYPES,
  type Shop,
  type ShopPhoto,
} from '@chowk/domain/shops';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { newId } from '@/api/client/contract-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { sendCommand } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { useUpload } from '@/commands/use-upload';
import { useMessages } from '@/i18n';
import type { OnBehalfOf } from '@/offline/outbox/queue-row';
import { ownPhotoPath } from '@/photos/send-own-photo';
import { storedPhoto } from '@/photos/stored-photo';
import { IconButton } from '@/ui/base/icon-button';
import { Banner } from '@/ui/feedback/banner';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { NativeSelect } from '@/ui/fields/native-select';
import { Card } from '@/ui/layout/card';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { Photo } from '@/ui/photo/photo';
import { PhotoPicker } from '@/ui/photo/photo-picker';
import { addShopPhotoRef, removeShopPhotoRef, shopPhotosOptions } from '../shops.queries';

/** What a bizman sends for the owner lies in the owner's folder: it is the owner's photo. */
function pathFor(shop: Shop, type: ShopPhoto['type'], onBehalfOf: OnBehalfOf | undefined): string {
  return onBehalfOf && shop.owner_id ? ownPhotoPath(type, shop.owner_id) : ownPhotoPath(type);
}

/** Nothing comes back while the photo waits on this device for a network. */
async function addShopPhoto(
  shop: Shop,
  type: ShopPhoto['type'],
  file: File,
  onBehalfOf?: OnBehalfOf,
): Promise<ShopPhoto | undefined> {
  const { shrinkPhoto } = await import('@/photos/shrink-photo');
  const input = { id: newId(), shop_id: shop.id, type, path: pathFor(shop, type, onBehalfOf) };
  const blob = await shrinkPhoto(file);
  const outcome = await sendCommand(addShopPhotoRef, input, {
    queue: {
      subject: shop.shop_name,
      ...(onBehalfOf ? { onBehalfOf } : {}),
      blobs: [{ bucket: SHOP_PHOTO_BUCKET, path: input.path, blob }],
    },
  });
  if (outcome.kind === 'refused') throw outcome.error;
  return outcome.kind === 'done' ? outcome.output : undefined;
}

interface Photos {
  readonly items: readonly ShopPhoto[];
}

interface ShopPhotosProps {
  shop: Shop;
  /** Set when a bizman adds some for the owner; taking away is the owner's alone. */
  onBehalfOf?: OnBehalfOf;
}

/** A photo is saved as soon as it is sent: there is nothing else to say about it. */
export function ShopPhotos({ shop, onBehalfOf }: ShopPhotosProps) {
  const t = useMessages('shops');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const options = shopPhotosOptions(shop.id);
  const { data } = useQuery(options);
  const [type, setType] = useState<ShopPhoto['type']>('front');
  const [removing, setRemoving] = useState<ShopPhoto>();

  const { share, error, upload } = useUpload(async (file) => {
    const added = await addShopPhoto(shop, type, file, onBehalfOf);
    if (!added) {
      showToast({ title: t('photoWaiting') });
      return;
    }
    queryClient.setQueryData<Photos>(options.queryKey, (seen) => ({
      items: [...(seen?.items ?? []), added],
    }));
  });

  const { run } = useCommand(removeShopPhotoRef, { refused: true });
  const remove = ({ id }: ShopPhoto) =>
    run(
      { id },
      {
        onDone: () =>
          queryClient.setQueryData<Photos>(options.queryKey, (seen) => ({
            items: (seen?.items ?? []).filter((each) => each.id !== id),
          })),
      },
    );

  return (
    <Card title={t('photos')} description={onBehalfOf ? undefined : t('photosText')}>
      <div className="flex flex-col items-start gap-4">
        {data && data.items.length > 0 && (
          <ul aria-label={t('photos')} className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3">
            {data.items.map((photo) => (
              <li key={photo.id} className="min-w-0">
                <Photo
                  source={storedPhoto(SHOP_PHOTO_BUCKET, photo.path)}
                  alt={t(`photo.${photo.type}`)}
                  className="aspect-square w-full"
                />
                <div className="flex items-center justify-between gap-2">
                  <span className="text-muted text-sm">{t(`photo.${photo.type}`)}</span>
                  {!onBehalfOf && (
                    <IconButton
                      label={t('photoRemove', { what: t(`photo.${photo.type}`) })}
                      icon={<Trash2 aria-hidden className="size-5" />}
                      onClick={() => setRemoving(photo)}
                    />
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
        {error !== undefined && (
          <Banner tone="danger" title={t('photoFailed', { reason: errorWords(error) })} />
        )}
        <NativeSelect
          className="w-full max-w-sm"
          label={t('photoOf')}
          value={type}
          options={SHOP_PHOTO_TYPES.map((value) => ({ value, label: t(`photo.${value}`) }))}
          onChange={(event) =>
            setType(SHOP_PHOTO_TYPES.find((each) => each === event.target.value) ?? 'front')
          }
        />
        <PhotoPicker
          label={t('photoAdd')}
          buttonLabel={t('photoAdd')}
          sendingLabel={t('photoSending')}
          share={share}
          onFile={(file) => void upload(file)}
        />
      </div>
      <LazyConfirmDialog
        open={removing !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
        title={t('photoRemoveAsk')}
        losses={removing ? [t(`photo.${removing.type}`)] : []}
        confirmLabel={t('photoRemoveYes')}
        onConfirm={async () => {
          if (removing) await remove(removing);
        }}
      />
    </Card>
  );
}
