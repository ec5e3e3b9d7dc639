import { SAMPLE_PHOTO_BUCKET } from '@chowk/domain/campaigns';
import type { ProofCase } from '@chowk/domain/proofs';
import type { Translate } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import type { WallPhoto } from '@/ui/photo/photo-wall';

const PROOF_BUCKET = 'proof-photos';

export function proofPhoto(path: string) {
  return storedPhoto(PROOF_BUCKET, path);
}

export interface CasePhotos {
  readonly own: readonly WallPhoto[];
  readonly sample: WallPhoto | undefined;
  readonly twins: readonly WallPhoto[];
  /** In the order the viewer turns its pages: the proof, the sample, then what looks like it. */
  readonly all: readonly WallPhoto[];
}

export function casePhotos(proof: ProofCase, t: Translate<'review'>): CasePhotos {
  const total = proof.photos.length;
  const own = proof.photos.map(({ path }, index) => {
    const alt = t('case.photo', { place: index + 1, total, shop: proof.shop_name });
    return { source: proofPhoto(path), alt, caption: alt };
  });
  const path = proof.sample_photo_path;
  const sample =
    path === null
      ? undefined
      : {
          source: storedPhoto(SAMPLE_PHOTO_BUCKET, path),
          alt: t('case.sample'),
          caption: t('case.sample'),
        };
  const twins = proof.duplicates.map((twin) => {
    const alt = t('twins.photo', { shop: twin.shop_name });
    return { source: proofPhoto(twin.photo_path), alt, caption: alt };
  });
  return { own, sample, twins, all: [...own, ...(sample ? [sample] : []), ...twins] };
}

/** Fetched ahead and kept, so that it is there when the case is opened. */
export function fetchPhotoAhead(path: string): void {
  const { url, close } = proofPhoto(path).open();
  url.then(close, close);
}
