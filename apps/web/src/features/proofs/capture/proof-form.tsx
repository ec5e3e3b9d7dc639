import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LocationCircle } from '@/features/proofs/location/location-circle';
import type { ExpectedLocation } from '@/features/proofs/location/location-words';
import { useLocationWords } from '@/features/proofs/location/use-location-words';
import { type PhoneLocation, watchLocation } from '@/features/proofs/location/watch-location';
import { useMessages } from '@/i18n';
import { Skeleton } from '@/ui/feedback/skeleton';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { Card } from '@/ui/layout/card';
import { FormBody, type LocationConsent, MOST_PHOTOS } from './form-body';
import { findOpenStep, forgetOpenStep, type OpenStep, rememberOpenStep } from './open-step';
import type { DraftFix } from './proof-draft';
import type { NewPhoto } from './proof-flow';
import { type FlowSubject, useProofFlow } from './use-proof-flow';

/** Looks for the phone's place when told to and allowed to; each look is a window of its own. */
function usePhoneLocation(
  isAllowed: boolean,
  onStart: (isElsewhere: boolean) => void,
  onFix: (fix: DraftFix, isAnew: boolean) => void,
) {
  const [place, setPlace] = useState<PhoneLocation>({ state: 'idle' });
  const stop = useRef<() => void>(undefined);

  useEffect(() => () => stop.current?.(), []);

  function look() {
    if (isAllowed) start();
  }

  /** Locates this photo. Until that is done a fix from seconds ago counts, except for a retake. */
  function lookFor(isRetake: boolean) {
    if (isAllowed && (isRetake || place.state !== 'looking')) start(false, isRetake);
  }

  function lookAgain() {
    if (isAllowed) lookNow(true);
  }

  function lookNow(isAnew = false) {
    if (place.state !== 'looking') start(isAnew);
  }

  function start(isAnew = false, isElsewhere = true) {
    stop.current?.();
    onStart(isElsewhere);
    stop.current = watchLocation(navigator.geolocation, (found) => {
      setPlace(found);
      if (found.fix) onFix(found.fix, isAnew);
    });
  }

  return { place, look, lookAgain, lookNow, lookFor };
}

/** Remembers the step while it lasts. A killed page forgets nothing; leaving it does. */
function useOpenStep(dealId: string, step: OpenStep['step'] | undefined): void {
  useEffect(() => {
    if (!step) return undefined;
    rememberOpenStep(dealId, step);
    return forgetOpenStep;
  }, [dealId, step]);
}

/** What a camera is given and gives back; which one it is, the page decides. */
interface CameraSlot {
  readonly photos: readonly {
    readonly id: string;
    readonly blob: Blob;
    readonly isBlurred: boolean;
    readonly isDark: boolean;
  }[];
  readonly need: number;
  readonly most: number;
  readonly replaces: string | undefined;
  readonly place: ReactNode;
  readonly onShot: (
    shot: NewPhoto & { readonly takenAtMs: number },
    instead: string | undefined,
  ) => Promise<void>;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  readonly onClose: () => void;
}

interface ProofFormProps {
  subject: FlowSubject;
  photosNeeded: number;
  isRetake: boolean;
  /** Where the page has its one next step. */
  bar: HTMLElement | null;
  /** Unknown while it could not be asked; then nothing is said about it. */
  expected: ExpectedLocation | undefined;
  consent: LocationConsent;
  camera: (slot: CameraSlot) => ReactNode;
}

/** From the first photo to the queue. Sending is the queue's business, with or without a network. */
export function ProofForm({ subject, expected, consent, camera, ...rest }: ProofFormProps) {
  const { photosNeeded } = rest;
  const t = useMessages('proofs');
  const { flow, state } = useProofFlow(subject);
  const { place, look, lookAgain, lookNow, lookFor } = usePhoneLocation(
    consent.isGiven,
    flow.startLook,
    (fix, isAnew) => void flow.setFix(fix, isAnew),
  );
  const { dealId } = subject;
  const [isCameraOpen, setIsCameraOpen] = useState(() => {
    const mark = findOpenStep();
    return mark?.dealId === dealId && mark.step === 'camera';
  });
  const [replaces, setReplaces] = useState<string>();
  const photos = state.draft?.photos ?? [];
  useOpenStep(dealId, isCameraOpen ? 'camera' : photos.length > 0 ? 'form' : undefined);

  function openCamera(instead?: string) {
    look();
    setReplaces(instead);
    setIsCameraOpen(true);
  }

  async function addFiles(files: readonly File[]) {
    const room = MOST_PHOTOS - photos.length;
    if (files.length > room) showToast({ title: t('photo.tooMany', { count: MOST_PHOTOS }) });
    await flow.addFiles(files.slice(0, room));
  }

  const card = useRef<HTMLElement>(null);
  // Whoever wants to change what was sent is led to where that is done.
  useEffect(() => {
    if (state.isEditing) card.current?.scrollIntoView({ block: 'start' });
  }, [state.isEditing]);

  if (!state.isOpen) return <Skeleton className="h-64 w-full rounded-lg" />;
  return (
    <Card ref={card} title={t('flow.title')} description={t('flow.text', { count: photosNeeded })}>
      <FormBody
        isCovered={isCameraOpen}
        {...{ flow, state, place, expected, consent, ...rest }}
        onLook={lookAgain}
        onConsentGiven={lookNow}
        onCamera={openCamera}
        onFiles={(files) => void addFiles(files)}
      />
      {isCameraOpen &&
        camera({
          photos: photos.flatMap(({ blobId: id, isBlurred, isDark }) => {
            const blob = state.blobs.get(id);
            return blob ? [{ id, blob, isBlurred, isDark }] : [];
          }),
          need: photosNeeded,
          most: MOST_PHOTOS,
          replaces,
          place: consent.isGiven && <LocationBadge place={place} expected={expected} />,
          onShot: (shot, instead) => {
            // The camera was opened for the one it replaces: that look is its own.
            lookFor(instead !== undefined && instead !== replaces);
            return flow.addShot(shot, instead);
          },
          onFiles: (files) => {
            setIsCameraOpen(false);
            look();
            void addFiles(files);
          },
          onRemove: (id) => void flow.remove(id),
          onClose: () => setIsCameraOpen(false),
        })}
    </Card>
  );
}

interface LocationBadgeProps {
  place: PhoneLocation;
  expected: ExpectedLocation | undefined;
}

/** The same circle and words, small enough to stand beside a picture. */
function LocationBadge({ place, expected }: LocationBadgeProps) {
  const words = useLocationWords(place, expected);
  return (
    <span className="flex items-center gap-2">
      <span role="status" className="line-clamp-3 max-w-28 text-end text-xs leading-tight">
        {words}
      </span>
      <LocationCircle place={place} className="size-10 rounded-full bg-ground/90 text-ink" />
    </span>
  );
}
