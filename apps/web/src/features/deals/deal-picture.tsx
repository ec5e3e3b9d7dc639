import type { Campaign } from '@chowk/domain/campaigns';
import { Image, PanelTop, Signpost, Store } from 'lucide-react';
import { samplePhoto } from '@/offline/photos/sample-photo';
import { storedPhoto } from '@/photos/stored-photo';
import { usePhotoUrl } from '@/ui/photo/use-photo-url';

const LOGO_BUCKET = 'brand-logos';

type Pictured = Pick<Campaign, 'sample_photo_path' | 'brand_logo_path' | 'placement_type'>;

/** How the placement should look, with the brand's logo in its corner; a sign of its kind without. */
export function DealPicture({ campaign }: { campaign: Pictured }) {
  const { sample_photo_path: sample, brand_logo_path: logo, placement_type: type } = campaign;
  const { url } = usePhotoUrl(sample ? samplePhoto(sample) : undefined);
  const { url: logoUrl } = usePhotoUrl(logo ? storedPhoto(LOGO_BUCKET, logo) : undefined);
  const isAlone = !url && logoUrl !== undefined;
  return (
    <span aria-hidden className="relative grid size-full place-items-center text-muted">
      {url && <img src={url} alt="" className="absolute inset-0 size-full object-cover" />}
      {!url && !logoUrl && <Kind type={type} />}
      {logoUrl && (
        <img
          src={logoUrl}
          alt=""
          className={
            isAlone
              ? 'absolute inset-0 size-full bg-white object-contain p-1'
              : 'absolute end-1 bottom-1 size-7 rounded-sm bg-white object-contain'
          }
        />
      )}
    </span>
  );
}

function Kind({ type }: { type: Campaign['placement_type'] }) {
  if (type === 'poster' || type === 'window') return <Image className="size-8" />;
  if (type === 'signboard' || type === 'standee') return <Signpost className="size-8" />;
  if (type === 'shelf' || type === 'counter') return <PanelTop className="size-8" />;
  return <Store className="size-8" />;
}
