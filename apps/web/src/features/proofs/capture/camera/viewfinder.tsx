import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '@/i18n';
import { pauseBackground } from '@/offline/pull/pause-background';
import { preloadPhotoWork } from '@/photos/photo-work';
import { IconButton } from '@/ui/base/icon-button';
import type { PhotoSource } from '@/ui/photo/use-photo-url';
import { CameraOff } from './camera-off';
import { LiveView } from './live-view';
import { PhotoPreview, type TakenPhoto } from './photo-preview';
import { ShotStrip } from './shot-strip';
import { useCamera } from './use-camera';
import type { Shot } from './use-shutter';

export interface ViewfinderProps {
  photos: readonly TakenPhoto[];
  need: number;
  most: number;
  /** The photo to be replaced by the next shot. */
  replaces: string | undefined;
  /** How it should look, to be laid over the picture. */
  sample: PhotoSource | undefined;
  /** Whether the place is known, in a few words. */
  place: ReactNode;
  /** Resolves when the photo is on the disk. */
  onShot: (shot: Shot, instead: string | undefined) => Promise<void>;
  onFiles: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onClose: () => void;
}

/** The whole screen is the camera: nothing else is asked of the person meanwhile. */
export function Viewfinder(props: ViewfinderProps) {
  const { photos, onClose } = props;
  const t = useMessages('capture');
  const dialog = useRef<HTMLDialogElement>(null);
  const { state, retry } = useCamera();
  const [seenId, setSeenId] = useState<string>();
  const [replaces, setReplaces] = useState(props.replaces);
  const seen = photos.find(({ id }) => id === seenId);
  const numberOf = (id: string | undefined) => photos.findIndex((one) => one.id === id) + 1;

  useEffect(() => {
    preloadPhotoWork();
    dialog.current?.showModal();
    return pauseBackground();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={t('title')}
      className="m-0 h-dvh max-h-none w-screen max-w-none select-none bg-photo p-0 text-on-photo"
      onCancel={(event) => {
        event.preventDefault();
        if (seen) setSeenId(undefined);
        else onClose();
      }}
    >
      <div className="mx-auto flex h-full max-w-5xl turned:grid turned:max-w-none turned:grid-cols-[1fr_15rem] turned:grid-rows-[auto_1fr_auto_auto] flex-col pt-safe pb-safe">
        <header className="turned:col-start-2 flex turned:flex-wrap items-center turned:justify-end gap-2 px-2 py-1">
          <IconButton
            tone="onPhoto"
            label={t('close')}
            icon={<X aria-hidden className="size-6" />}
            onClick={onClose}
          />
          <p className="min-w-0 flex-1 font-semibold">
            {photos.length > props.need
              ? t('over', { count: photos.length })
              : t('count', { count: props.need, have: photos.length })}
          </p>
          <div className="flex min-w-touch justify-end">{props.place}</div>
        </header>
        {seen ? (
          <PhotoPreview
            photo={seen}
            number={numberOf(seen.id)}
            onBack={() => setSeenId(undefined)}
            onRemove={() => {
              setSeenId(undefined);
              props.onRemove(seen.id);
            }}
            onRetake={() => {
              setSeenId(undefined);
              setReplaces(seen.id);
            }}
          />
        ) : state.kind === 'off' ? (
          <CameraOff problem={state.problem} onRetry={retry} onFiles={props.onFiles} />
        ) : (
          <LiveView
            key={state.kind === 'live' ? state.stream.id : 'starting'}
            stream={state.kind === 'live' ? state.stream : undefined}
            sample={props.sample}
            replaced={numberOf(replaces)}
            isFull={!replaces && photos.length >= props.most}
            most={props.most}
            hasEnough={photos.length >= props.need}
            onShot={async (shot) => {
              await props.onShot(shot, replaces);
              setReplaces(undefined);
            }}
            onFiles={props.onFiles}
            onDone={onClose}
          />
        )}
        {!seen && (photos.length > 0 || state.kind !== 'off') && (
          <ShotStrip photos={photos} onSee={setSeenId} />
        )}
      </div>
    </dialog>
  );
}
