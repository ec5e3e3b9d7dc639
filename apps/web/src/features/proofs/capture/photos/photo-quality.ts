import type { PictureQuality } from '@chowk/domain/proofs';

/** What is written beside a photo on the disk. */
export interface PhotoNote extends PictureQuality {
  /** The photo it was taken in place of: true from the moment it is stored, whatever was listed by then. */
  readonly instead?: string | undefined;
}

/** The quality of a photo when it was taken. */
export function qualityOf(note: unknown): PictureQuality {
  const { isBlurred = false, isDark = false } = (note ?? {}) as Partial<PhotoNote>;
  return { isBlurred, isDark };
}

export function insteadOf(note: unknown): string | undefined {
  return (note as Partial<PhotoNote> | undefined)?.instead;
}
