import type { PictureQuality } from '@chowk/domain/proofs';
import { isLevel } from './level';

export type Hint = 'dark' | 'blurred' | 'lean' | 'fine' | 'looking';

/** One piece of advice at a time, the one that spoils a photo most first. */
export function hintOf(quality: PictureQuality | undefined, lean: number | undefined): Hint {
  if (quality?.isDark) return 'dark';
  if (quality?.isBlurred) return 'blurred';
  if (!isLevel(lean)) return 'lean';
  return quality ? 'fine' : 'looking';
}
