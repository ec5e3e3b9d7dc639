import { ChowkError } from '@chowk/domain/kernel';
import { UsedPhotoError } from '@/features/proofs/capture/proof-flow';
import { StorageFullError } from '@/offline/store/quota';

const REASONS = ['no_photo', 'cut_off', 'heic'] as const;
type Reason = (typeof REASONS)[number] | 'too_large' | 'used_here' | 'used_earlier' | 'no_room';

/** Why a file did not become a photo; each has its own words. */
export function badFileReason(error: unknown): Reason | 'other' {
  if (error instanceof UsedPhotoError) {
    return error.where === 'here' ? 'used_here' : 'used_earlier';
  }
  if (error instanceof StorageFullError) return 'no_room';
  if (!(error instanceof ChowkError)) return 'other';
  if (error.code === 'IMAGE_TOO_LARGE' || error.code === 'BODY_TOO_LARGE') return 'too_large';
  return REASONS.find((reason) => reason === error.details?.reason) ?? 'no_photo';
}
