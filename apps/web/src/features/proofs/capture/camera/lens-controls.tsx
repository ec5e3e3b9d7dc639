import { Flashlight, FlashlightOff } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';
import { findLens, setLens } from './lens';

/** Light and zoom of one running camera; give the component a key of the stream. */
function useLens(stream: MediaStream) {
  const [track] = stream.getVideoTracks();
  const [lens] = useState(() => findLens(track));
  const [isLit, setIsLit] = useState(false);
  const [zoom, setZoom] = useState(lens.zoom?.min ?? 1);

  async function light(wish: boolean) {
    if (track && (await setLens(track, { torch: wish }))) setIsLit(wish);
  }

  function zoomTo(wish: number) {
    setZoom(wish);
    if (track) void setLens(track, { zoom: wish });
  }

  return { lens, isLit, light, zoom, zoomTo };
}

/** Light and zoom, only where this camera has them. */
export function LensControls({ stream }: { stream: MediaStream }) {
  const t = useMessages('capture');
  const { lens, isLit, light, zoom, zoomTo } = useLens(stream);
  const Icon = isLit ? FlashlightOff : Flashlight;
  return (
    <div className="absolute inset-x-3 bottom-2 flex items-center justify-center gap-3">
      {lens.zoom && (
        <label className="flex h-touch max-w-72 flex-1 items-center gap-3 rounded-full bg-photo/60 px-4">
          <span className="font-semibold text-sm">{t('zoom')}</span>
          <input
            type="range"
            className="h-touch min-w-0 flex-1 accent-on-photo focus-visible:outline-on-photo"
            min={lens.zoom.min}
            max={lens.zoom.max}
            step={lens.zoom.step}
            value={zoom}
            onChange={(event) => zoomTo(Number(event.target.value))}
          />
        </label>
      )}
      {lens.hasTorch && (
        <IconButton
          tone="onPhoto"
          label={t(isLit ? 'torchOff' : 'torchOn')}
          aria-pressed={isLit}
          icon={<Icon aria-hidden className="size-6" />}
          onClick={() => void light(!isLit)}
        />
      )}
    </div>
  );
}
