import type { ProofCase } from '@chowk/domain/proofs';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { Card } from '@/ui/layout/card';
import { Photo } from '@/ui/photo/photo';
import type { CasePhotos } from './case-photos';

interface CaseTwinsProps {
  proof: ProofCase;
  photos: CasePhotos;
  onZoom: (index: number) => void;
}

const SHOT = 'aspect-4/3 w-full';

/** Every earlier photo that looks like this one, with this one beside it. */
export function CaseTwins({ proof, photos, onZoom }: CaseTwinsProps) {
  const t = useMessages('review');
  const { duplicates } = proof;
  const firstTwin = photos.all.length - photos.twins.length;
  const here = photos.own[0];
  if (duplicates.length === 0) {
    return <p className="text-muted text-sm">{t('twins.none')}</p>;
  }
  return (
    <Card title={t('twins.title', { count: duplicates.length })}>
      <ul className="grid gap-5">
        {duplicates.map((twin, index) => (
          <li key={`${twin.proof_id} ${twin.photo_path}`} className="grid grid-cols-2 gap-3">
            <div className="grid content-start gap-1">
              {here && <Photo source={here.source} alt={here.alt} className={SHOT} />}
              <span className="text-muted text-sm">{t('twins.here')}</span>
            </div>
            <div className="grid content-start gap-1">
              {photos.twins[index] && (
                <Photo
                  source={photos.twins[index].source}
                  alt={photos.twins[index].alt}
                  className={SHOT}
                  onOpen={() => onZoom(firstTwin + index)}
                />
              )}
              <span className="text-sm">
                {t('twins.from', { shop: twin.shop_name, brand: twin.brand_name })}
              </span>
              <span className="flex flex-wrap items-center gap-2 text-muted text-sm">
                <Badge tone={twin.is_exact ? 'danger' : 'warning'}>
                  {twin.is_exact ? t('twins.exact') : t('twins.near', { bits: twin.bits })}
                </Badge>
                <RelativeTime iso={twin.received_at} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
