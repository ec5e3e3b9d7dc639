import type { PictureQuality } from '@chowk/domain/proofs';

export const UNJUDGED: PictureQuality = { isBlurred: false, isDark: false };

/** How a photo looked when it was taken; one kept by an earlier version of the app has no note of it. */
export function qualityOf(note: unknown): PictureQuality {
  return { ...UNJUDGED, ...(note as Partial<PictureQuality> | undefined) };
}
