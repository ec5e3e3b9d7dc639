import { Dialog as Base } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';
import { usePanZoom } from './use-pan-zoom';

export interface Photo {
  src: string;
  alt: string;
  caption?: ReactNode;
}

interface StageProps {
  /** Names the set of photos for screen readers. */
  label: string;
  photos: readonly Photo[];
  index: number;
  onIndexChange: (index: number) => void;
}

interface PhotoViewerProps extends StageProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Arrows turn the page, + and - zoom, 0 fits, Escape closes; on glass: swipe, pinch, double tap. */
export function PhotoViewer({ open, onOpenChange, ...stage }: PhotoViewerProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Stage {...stage} />
      </Base.Portal>
    </Base.Root>
  );
}

function Stage({ label, photos, index, onIndexChange }: StageProps) {
  const t = useMessages('ui');
  const frame = useRef<HTMLDivElement>(null);
  const { view, reset, zoomIn, zoomOut } = usePanZoom(frame, go);
  const photo = photos[index];
  const hasPrevious = index > 0;
  const hasNext = index < photos.length - 1;

  function go(by: 1 | -1) {
    if (by === 1 ? !hasNext : !hasPrevious) return;
    reset();
    onIndexChange(index + by);
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') go(-1);
    else if (key === 'ArrowRight') go(1);
    else if (key === '+' || key === '=') zoomIn();
    else if (key === '-') zoomOut();
    else if (key === '0') reset();
  }

  return (
    <Base.Popup
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-50 flex flex-col bg-photo text-on-photo outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      <div className="flex items-center justify-between gap-2 px-2 py-1 pt-safe">
        <Base.Title className="ps-2 font-sans font-semibold text-base tabular-nums">
          <span className="sr-only">{label}</span>
          {t('photoOf', { current: index + 1, total: photos.length })}
        </Base.Title>
        <div className="flex">
          <IconButton
            tone="onPhoto"
            label={t('zoomOut')}
            disabled={view.scale === 1}
            icon={<ZoomOut aria-hidden />}
            onClick={zoomOut}
          />
          <IconButton
            tone="onPhoto"
            label={t('zoomIn')}
            icon={<ZoomIn aria-hidden />}
            onClick={zoomIn}
          />
          <Base.Close
            render={<IconButton tone="onPhoto" label={t('close')} icon={<X aria-hidden />} />}
          />
        </div>
      </div>
      <div className="relative min-h-0 flex-1">
        <div
          ref={frame}
          className="absolute inset-0 cursor-grab touch-none overflow-hidden active:cursor-grabbing"
        >
          {photo && (
            <img
              src={photo.src}
              alt={photo.alt}
              draggable={false}
              className="size-full select-none object-contain"
              style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
            />
          )}
        </div>
        {hasPrevious && (
          <IconButton
            tone="onPhoto"
            className="absolute start-2 top-1/2 -translate-y-1/2"
            label={t('previousPhoto')}
            icon={<ChevronLeft aria-hidden />}
            onClick={() => go(-1)}
          />
        )}
        {hasNext && (
          <IconButton
            tone="onPhoto"
            className="absolute end-2 top-1/2 -translate-y-1/2"
            label={t('nextPhoto')}
            icon={<ChevronRight aria-hidden />}
            onClick={() => go(1)}
          />
        )}
      </div>
      <div className="pb-safe">
        {photo?.caption && <div className="px-4 py-3 text-center text-sm">{photo.caption}</div>}
      </div>
    </Base.Popup>
  );
}
