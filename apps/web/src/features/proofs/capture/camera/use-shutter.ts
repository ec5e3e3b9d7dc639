import type { RefObject } from 'react';
import { useTask } from '@/commands/use-task';
import { type PreparedPhoto, prepareFrame } from '@/photos/photo-work';
import { grabFrame, isPlaying } from './grab-frame';

export interface Shot extends PreparedPhoto {
  readonly takenAtMs: number;
}

const BUZZ_MS = 30;
/** For whoever measures: from the press to the photo on the disk. */
export const SHUTTER_MEASURE = 'shutter-to-stored';

/** One photo at a time: taken, made light off the page, kept; only then is it shown. */
export function useShutter(
  video: RefObject<HTMLVideoElement | null>,
  onShot: (shot: Shot) => Promise<void>,
) {
  const { isBusy, refusal, run } = useTask();

  async function shoot(playing: HTMLVideoElement) {
    const start = performance.now();
    const takenAtMs = Date.now();
    const frame = await grabFrame(playing);
    navigator.vibrate?.(BUZZ_MS);
    await onShot({ ...(await prepareFrame(frame)), takenAtMs });
    performance.measure(SHUTTER_MEASURE, { start });
  }

  async function take() {
    const { current } = video;
    if (isPlaying(current)) await run(() => shoot(current));
  }

  return { isTaking: isBusy, hasFailed: refusal !== undefined, take };
}
