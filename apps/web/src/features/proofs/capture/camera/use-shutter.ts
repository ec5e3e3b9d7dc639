import { type RefObject, startTransition, useRef, useState } from 'react';
import { type PreparedPhoto, prepareFrame } from '@/photos/photo-work';
import { grabFrame, isPlaying } from './grab-frame';

export interface Shot extends PreparedPhoto {
  readonly takenAtMs: number;
}

const BUZZ_MS = 30;
/** For whoever measures: from the press to the photo on the disk. */
export const SHUTTER_MEASURE = 'shutter-to-kept';

/** One photo at a time: taken, made light off the page, kept; only then is it shown. */
export function useShutter(
  video: RefObject<HTMLVideoElement | null>,
  onShot: (shot: Shot) => Promise<void>,
) {
  const isRunning = useRef(false);
  const [isTaking, setIsTaking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function take() {
    if (isRunning.current || !isPlaying(video.current)) return;
    isRunning.current = true;
    const start = performance.now();
    const takenAtMs = Date.now();
    // The picture first: drawing that it is taken may come a moment later, as work of its own.
    const grabbing = grabFrame(video.current);
    startTransition(() => {
      setIsTaking(true);
      setHasFailed(false);
    });
    try {
      const frame = await grabbing;
      navigator.vibrate?.(BUZZ_MS);
      await onShot({ ...(await prepareFrame(frame)), takenAtMs });
      performance.measure(SHUTTER_MEASURE, { start });
    } catch {
      startTransition(() => setHasFailed(true));
    } finally {
      isRunning.current = false;
      startTransition(() => setIsTaking(false));
    }
  }

  return { isTaking, hasFailed, take };
}
