import { useState } from 'react';
import { useMessages } from '@/i18n';
import { type PhotoSource, usePhotoUrl } from '@/ui/photo/use-photo-url';
import { frameCorners } from './frame-corners';

/**
 * How the placement should look, while the photo is taken: a frame of the sample's shape to fill, the
 * sample in a corner, and laid thinly over the picture at a press.
 */
export function SampleGuide({ sample }: { sample: PhotoSource }) {
  const t = useMessages('capture');
  const { url } = usePhotoUrl(sample);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [isOver, setIsOver] = useState(false);
  if (!url) return null;
  return (
    <>
      {isOver && (
        <img
          src={url}
          alt=""
          className="pointer-events-none absolute inset-0 size-full object-contain opacity-40"
        />
      )}
      {size && (
        <svg
          aria-hidden
          viewBox={`0 0 ${size.width} ${size.height}`}
          className="pointer-events-none absolute inset-6 size-[calc(100%-3rem)] fill-none stroke-3 stroke-on-photo/80"
        >
          <path d={frameCorners(size)} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <button
        type="button"
        aria-label={t(isOver ? 'sampleOff' : 'sampleOn')}
        aria-pressed={isOver}
        className="absolute start-3 top-2 size-18 overflow-hidden rounded-md border-2 border-on-photo bg-photo focus-visible:outline-on-photo"
        onClick={() => setIsOver(!isOver)}
      >
        <img
          src={url}
          alt=""
          className="size-full object-cover"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
        />
      </button>
    </>
  );
}
