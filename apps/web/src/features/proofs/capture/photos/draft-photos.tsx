import type { FlowState, ProofFlow } from '@/features/proofs/capture/proof-flow';
import { isFar } from '@/features/proofs/location/location-card';
import type { ExpectedLocation } from '@/features/proofs/location/location-words';
import { useMessages } from '@/i18n';
import { Skeleton } from '@/ui/feedback/skeleton';
import { DraftPhotoTile } from './draft-photo-tile';

interface DraftPhotosProps {
  flow: ProofFlow;
  state: FlowState;
  expected: ExpectedLocation | undefined;
  onRetake: (blobId: string) => void;
}

export function DraftPhotos({ flow, state, expected, onRetake }: DraftPhotosProps) {
  const t = useMessages('proofs');
  const photos = state.draft?.photos ?? [];
  if (photos.length === 0 && state.preparing === 0) return null;
  return (
    <ul aria-label={t('flow.photos')} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {photos.map((photo, place) => {
        const blob = state.blobs.get(photo.blobId);
        return (
          blob && (
            <DraftPhotoTile
              key={photo.blobId}
              photo={photo}
              blob={blob}
              number={place + 1}
              isFar={isFar(photo, expected)}
              isLocked={state.isSending}
              onRetake={() => onRetake(photo.blobId)}
              onRemove={() => void flow.remove(photo.blobId)}
            />
          )
        );
      })}
      {state.preparing > 0 && (
        <li aria-label={t('photo.preparing')}>
          <Skeleton className="aspect-[4/3] w-full rounded-lg" />
        </li>
      )}
    </ul>
  );
}
