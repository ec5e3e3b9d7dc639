import { SHOP_PHOTO_BUCKET } from '@chowk/domain/shops';
import { Camera, X } from 'lucide-react';
import { useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { IconButton } from '@/ui/base/icon-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Photo } from '@/ui/photo/photo';
import { useBlobUrl } from '@/ui/photo/use-blob-url';
import type { LeadPhoto, LeadPhotoType } from './lead-fields';

interface PhotoSlotProps {
  type: LeadPhotoType;
  photo: LeadPhoto | undefined;
  /** The photo itself, where it lies on this device. */
  blob: Blob | undefined;
  isPreparing: boolean;
  onTake: () => void;
  onRemove: () => void;
}

/** A place for one photo: the whole of it is the button that takes it. */
export function PhotoSlot({ type, photo, blob, isPreparing, onTake, onRemove }: PhotoSlotProps) {
  const t = useMessages('leads');
  const shops = useMessages('shops');
  const what = shops(`photo.${type}`);
  if (isPreparing) {
    return (
      <li>
        <Skeleton className="aspect-[4/3] w-full rounded-lg" />
      </li>
    );
  }
  if (!photo) {
    return (
      <li>
        <button
          type="button"
          aria-label={t('photo.take', { what })}
          className="flex aspect-[4/3] w-full flex-col items-center justify-center gap-1.5 rounded-lg border-2 border-line-strong border-dashed bg-sunken font-semibold text-sm active:bg-line"
          onClick={onTake}
        >
          <Camera aria-hidden className="size-7 text-role-ink" />
          {what}
        </button>
      </li>
    );
  }
  return (
    <li className="relative">
      <LeadPicture path={photo.path} blob={blob} alt={t('photo.again', { what })} onOpen={onTake} />
      <IconButton
        tone="onPhoto"
        className="absolute end-1 top-1"
        label={t('photo.remove', { what })}
        icon={<X aria-hidden className="size-5" />}
        onClick={onRemove}
      />
      <p className="mt-1 text-center text-muted text-sm">{what}</p>
    </li>
  );
}

interface LeadPictureProps {
  path: string;
  blob: Blob | undefined;
  alt: string;
  onOpen?: () => void;
}

const BOX = 'aspect-[4/3] w-full';

/** From this device while it waits, from the server once it is there. */
export function LeadPicture({ path, blob, alt, onOpen }: LeadPictureProps) {
  if (blob) return <OwnPicture blob={blob} alt={alt} onOpen={onOpen} />;
  const source = storedPhoto(SHOP_PHOTO_BUCKET, path);
  return <Photo source={source} alt={alt} className={BOX} onOpen={onOpen} />;
}

interface OwnPictureProps {
  blob: Blob;
  alt: string;
  onOpen: (() => void) | undefined;
}

function OwnPicture({ blob, alt, onOpen }: OwnPictureProps) {
  const url = useBlobUrl(blob);
  const image = <img src={url} alt={alt} className={`${BOX} rounded-md bg-sunken object-cover`} />;
  if (!onOpen) return image;
  return (
    <button type="button" className="block w-full" onClick={onOpen}>
      {image}
    </button>
  );
}
