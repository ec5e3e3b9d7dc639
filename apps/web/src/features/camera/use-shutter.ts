import { type RefObject, useState } from 'react';
import { type PreparedPhoto, prepareFrame } from '@/api/photo-work';
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
  const [isTaking, setIsTaking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function take() {
    if (isTaking || !isPlaying(video.current)) return;
    const start = performance.now();
    const takenAtMs = Date.now();
    setIsTaking(true);
    setHasFailed(false);
    try {
      const frame = await grabFrame(video.current);
      navigator.vibrate?.(BUZZ_MS);
      await onShot({ ...(await prepareFrame(frame)), takenAtMs });
      performance.measure(SHUTTER_MEASURE, { start });
    } catch {
      setHasFailed(true);
    } finally {
      setIsTaking(false);
    }
  }

  return { isTaking, hasFailed, take };
}
