import type { Feature } from '../../contract/implement';
import { disputeProof } from './dispute-proof';
import { proofPhotoGuard } from './photo-guard';
import { proofRead, proofsList } from './proofs.queries';
import { proofCaseRead, reviewQueueList } from './review/review.queries';
import { reviewInBulk } from './review/review-in-bulk';
import { approveProof, rejectProof } from './review/review-proof';
import { submitProof } from './submit-proof';
import { PROOF_STEPS } from './system-steps';

export { clearOrphanPhotos } from './clear-orphan-photos';
export { findDuplicates } from './find-duplicates';
export { bandsOf } from './photo-bands';
export { proofJobs } from './proofs.jobs';

export const proofsFeature: Feature = {
  name: 'proofs',
  commands: [submitProof, approveProof, rejectProof, reviewInBulk, disputeProof],
  queries: [proofRead, proofsList, proofCaseRead, reviewQueueList],
  systemSteps: PROOF_STEPS,
  bucketGuards: [proofPhotoGuard],
};
