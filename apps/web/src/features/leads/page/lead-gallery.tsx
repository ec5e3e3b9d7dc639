import { useEffect, useState } from 'react';
import { LeadPicture } from '@/features/leads/form/photo-slot';
import { useMessages } from '@/i18n';
import type { DeviceLead } from '@/offline/commands/leads';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { Card } from '@/ui/layout/card';

interface LeadGalleryProps {
  lead: DeviceLead;
  queued: readonly PendingUpload[];
}

/** Photos that have not left this phone, by the name they will have on the server. */
function useWaitingPhotos(queued: readonly PendingUpload[]): ReadonlyMap<string, Blob> {
  const [photos, setPhotos] = useState<ReadonlyMap<string, Blob>>(new Map());
  useEffect(() => {
    let isWanted = true;
    async function read() {
      const waiting = queued.flatMap(({ blobs }) => blobs);
      if (waiting.length === 0) return new Map<string, Blob>();
      const { readBlob } = await import('@/offline/photos/blobs');
      const found = new Map<string, Blob>();
      for (const { id, path } of waiting) {
        const blob = await readBlob(id);
        if (blob) found.set(path, blob);
      }
      return found;
    }
    read().then(
      (found) => isWanted && setPhotos(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [queued]);
  return photos;
}

export function LeadGallery({ lead, queued }: LeadGalleryProps) {
  const t = useMessages('leads');
  const shops = useMessages('shops');
  const waiting = useWaitingPhotos(queued);
  if (lead.photos.length === 0) return null;
  return (
    <Card title={t('lead.photos')}>
      <ul aria-label={t('lead.photos')} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {lead.photos.map(({ type, path }) => {
          const what = shops(`photo.${type}`);
          const blob = waiting.get(path);
          return (
            <li key={path} className="min-w-0">
              <LeadPicture path={path} blob={blob} alt={t('photo.alt', { what })} />
              <p className="mt-1 text-muted text-sm">
                {blob && !lead.refusal ? `${what} · ${t('lead.photoWaits')}` : what}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
