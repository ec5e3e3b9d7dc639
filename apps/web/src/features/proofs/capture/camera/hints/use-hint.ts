import type { PictureQuality } from '@chowk/domain/proofs';
import { type RefObject, useEffect, useState } from 'react';
import { grabFrame, isPlaying } from '@/features/proofs/capture/camera/grab-frame';
import { judgeFrame } from '@/photos/photo-work';
import { type Hint, hintOf } from './hint';
import { leanOf } from './level';

const LOOK_EVERY_MS = 1000;
const TELL_EVERY_MS = 200;

/** How the picture looks just now, judged off the page about once a second. */
function useQuality(
  video: RefObject<HTMLVideoElement | null>,
  isPaused: boolean,
): PictureQuality | undefined {
  const [quality, setQuality] = useState<PictureQuality>();
  useEffect(() => {
    if (isPaused) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    async function look() {
      if (isPlaying(video.current)) {
        const frame = await grabFrame(video.current).catch(() => undefined);
        const seen = frame && (await judgeFrame(frame).catch(() => undefined));
        if (!isOver && seen) setQuality(seen);
      }
      if (!isOver) timer = setTimeout(look, LOOK_EVERY_MS);
    }
    timer = setTimeout(look, LOOK_EVERY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [video, isPaused]);
  return quality;
}

/** By how much the phone leans, where it tells without being asked for leave. */
function useLean(): number | undefined {
  const [lean, setLean] = useState<number>();
  useEffect(() => {
    let toldMs = 0;
    const feel = (event: DeviceOrientationEvent) => {
      if (event.timeStamp - toldMs < TELL_EVERY_MS) return;
      toldMs = event.timeStamp;
      setLean(leanOf(event));
    };
    window.addEventListener('deviceorientation', feel);
    return () => window.removeEventListener('deviceorientation', feel);
  }, []);
  return lean;
}

/** While a photo is being taken the worker has that to do, and nothing else. */
export function useHint(
  video: RefObject<HTMLVideoElement | null>,
  isPaused: boolean,
): { hint: Hint; lean: number | undefined } {
  const quality = useQuality(video, isPaused);
  const lean = useLean();
  return { hint: hintOf(quality, lean), lean };
}
