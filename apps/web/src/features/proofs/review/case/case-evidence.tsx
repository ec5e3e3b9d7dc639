import type { ProofCase } from '@chowk/domain/proofs';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { CARD_CLASS } from '@/ui/layout/card';
import { Photo } from '@/ui/photo/photo';
import type { CasePhotos } from './case-photos';

interface CaseEvidenceProps {
  proof: ProofCase;
  photos: CasePhotos;
  onZoom: (index: number) => void;
}

const SHOT = 'aspect-4/3 w-full';

/** What was sent beside what was asked for. */
export function CaseEvidence({ proof, photos, onZoom }: CaseEvidenceProps) {
  const t = useMessages('review');
  const { own, sample } = photos;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <ul aria-label={t('case.photos')} className="grid gap-3">
        {own.map((photo, index) => (
          <li key={photo.source.id} className="relative">
            <Photo
              source={photo.source}
              alt={photo.alt}
              fit="contain"
              className={SHOT}
              onOpen={() => onZoom(index)}
            />
            <Quality photo={proof.photos[index]} />
          </li>
        ))}
      </ul>
      <div className="grid gap-3">
        {sample ? (
          <figure className="grid gap-1">
            <Photo
              source={sample.source}
              alt={sample.alt}
              fit="contain"
              className={SHOT}
              onOpen={() => onZoom(own.length)}
            />
            <figcaption className="text-muted text-sm">{t('case.sample')}</figcaption>
          </figure>
        ) : (
          <p className="text-muted text-sm">{t('case.noSample')}</p>
        )}
        <div className={`${CARD_CLASS} p-4`}>
          <h3 className="font-semibold text-sm">{t('case.brief')}</h3>
          <p className="whitespace-pre-line text-pretty">{proof.brief}</p>
        </div>
      </div>
    </div>
  );
}

function Quality({ photo }: { photo: ProofCase['photos'][number] | undefined }) {
  const t = useMessages('review');
  return (
    <span className="pointer-events-none absolute start-2 top-2 flex gap-1">
      {photo?.is_blurred && <Badge tone="warning">{t('case.blurred')}</Badge>}
      {photo?.is_dark && <Badge tone="warning">{t('case.dark')}</Badge>}
    </span>
  );
}
