import { Layers } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';
import { type PhotoSource, usePhotoUrl } from '@/ui/photo/use-photo-url';

/** The brand's own photo laid thinly over the picture, to stand where it was taken from. */
export function SampleGhost({ sample }: { sample: PhotoSource | undefined }) {
  const t = useMessages('capture');
  const { url } = usePhotoUrl(sample);
  const [isShown, setIsShown] = useState(false);
  if (!url) return null;
  return (
    <>
      {isShown && (
        <img
          src={url}
          alt=""
          className="pointer-events-none absolute inset-0 size-full object-contain opacity-40"
        />
      )}
      <IconButton
        tone="onPhoto"
        className="absolute end-3 top-2"
        label={t(isShown ? 'sampleOff' : 'sampleOn')}
        aria-pressed={isShown}
        icon={<Layers aria-hidden className="size-6" />}
        onClick={() => setIsShown(!isShown)}
      />
    </>
  );
}
