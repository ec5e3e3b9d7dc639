import clsx from 'clsx';
import { Check, Images } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { FileButton } from '@/ui/fields/file-button';
import { useStable } from '@/ui/layout/use-stable';
import type { PhotoSource } from '@/ui/photo/use-photo-url';
import { onFingerLift } from './finger';
import { isLevel } from './hints/level';
import { useHint } from './hints/use-hint';
import { LensControls } from './lens-controls';
import { SampleGuide } from './sample-guide';
import { type Shot, useShutter } from './use-shutter';

interface LiveViewProps {
  stream: MediaStream | undefined;
  sample: PhotoSource | undefined;
  /** The number of the photo the next shot stands for; 0 for none. */
  replaced: number;
  isFull: boolean;
  most: number;
  hasEnough: boolean;
  onShot: (shot: Shot) => Promise<void>;
  onFiles: (files: readonly File[]) => void;
  onDone: () => void;
}

export function LiveView({ stream, sample, replaced, isFull, most, ...rest }: LiveViewProps) {
  const t = useMessages('capture');
  const video = useRef<HTMLVideoElement>(null);
  // A press before the first picture would take nothing.
  const [isReady, setIsReady] = useState(false);
  const { isTaking, hasFailed, take } = useShutter(video, rest.onShot);
  const shutter = useRef<HTMLButtonElement>(null);
  const { hint, lean } = useHint(video, isTaking);

  const takeByFinger = useStable(() => void take());
  useEffect(
    () => (shutter.current ? onFingerLift(shutter.current, takeByFinger) : undefined),
    [takeByFinger],
  );

  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);

  const words = () => {
    if (!isReady) return t('starting');
    if (hasFailed) return t('failed');
    if (isFull) return t('full', { count: most });
    if (replaced > 0) return t('replacing', { number: replaced });
    return t(`hint.${hint}`);
  };

  return (
    <>
      <div className="relative turned:col-start-1 turned:row-span-full turned:row-start-1 min-h-0 flex-1 overflow-hidden">
        <video
          ref={video}
          muted
          autoPlay
          playsInline
          onLoadedData={() => setIsReady(true)}
          className="absolute inset-0 size-full object-contain"
        />
        {stream && <LevelLine lean={lean} />}
        {stream && sample && <SampleGuide sample={sample} />}
        {isTaking && <span aria-hidden className="absolute inset-0 bg-on-photo/10" />}
        {stream && <LensControls stream={stream} />}
      </div>
      <p
        role="status"
        className="turned:col-start-2 min-h-12 overflow-y-auto px-3 py-2 text-center font-medium leading-snug"
      >
        {words()}
      </p>
      <div className="turned:col-start-2 grid grid-cols-[1fr_auto_1fr] items-center gap-2 px-3 pb-3">
        <FileButton
          accept="image/*"
          isMultiple
          variant="quiet"
          className="justify-self-start bg-transparent! px-2! text-on-photo!"
          icon={<Images aria-hidden className="size-6" />}
          aria-label={t('choose')}
          disabled={isFull}
          onFiles={rest.onFiles}
        />
        <button
          ref={shutter}
          type="button"
          aria-label={t('shutter')}
          aria-busy={isTaking || undefined}
          aria-disabled={isTaking || undefined}
          disabled={!isReady || isFull}
          className="grid size-18 place-items-center justify-self-center rounded-full border-4 border-on-photo focus-visible:outline-on-photo disabled:opacity-40"
          onClick={() => void take()}
        >
          <span
            aria-hidden
            className="size-14 rounded-full bg-on-photo transition-transform in-active:scale-90"
          />
        </button>
        <Button
          variant={rest.hasEnough ? 'primary' : 'secondary'}
          className="justify-self-end whitespace-nowrap px-3! turned:[&_svg]:hidden"
          icon={<Check aria-hidden className="size-5" />}
          onClick={rest.onDone}
        >
          {t('done')}
        </Button>
      </div>
    </>
  );
}

/** A line that lies as the world does: bright when the phone is straight. The words say it too. */
function LevelLine({ lean }: { lean: number | undefined }) {
  if (lean === undefined) return null;
  return (
    <span
      aria-hidden
      className={clsx(
        'pointer-events-none absolute top-1/2 left-1/2 h-0.5 w-24 -translate-x-1/2',
        isLevel(lean) ? 'bg-on-photo' : 'bg-warning',
      )}
      style={{ rotate: `${-lean}deg` }}
    />
  );
}
