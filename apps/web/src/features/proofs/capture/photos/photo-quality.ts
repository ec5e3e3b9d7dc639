import type { PictureQuality } from '@chowk/domain/proofs';

export const UNJUDGED: PictureQuality = { isBlurred: false, isDark: false };

/** What is written beside a photo on the disk. */
export interface PhotoNote extends PictureQuality {
  /** The photo it was taken in place of: true from the moment it is stored, whatever was listed by then. */
  readonly instead?: string | undefined;
}

/** How a photo looked when it was taken; one kept by an earlier version of the app has no note of it. */
export function qualityOf(note: unknown): PictureQuality {
  const { isBlurred, isDark } = { ...UNJUDGED, ...(note as Partial<PhotoNote> | undefined) };
  return { isBlurred, isDark };
}

export function insteadOf(note: unknown): string | undefined {
  return (note as Partial<PhotoNote> | undefined)?.instead;
}
