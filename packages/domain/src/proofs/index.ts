export {
  approveProof,
  disputeProof,
  listProofs,
  listReviewQueue,
  type Proof,
  type ProofCase,
  readProof,
  readProofCase,
  rejectProof,
  reviewProofsInBulk,
  submitProof,
} from './contract';
export {
  judgeQuality,
  type PictureQuality,
  QUALITY_SIDE_PX,
} from './picture-quality';
export { farthestPlace, type PinMove, pinMovesSinceMs } from './pin-move';

export {
  LOW_RISK,
  PROOF_STATES,
  type ProofState,
  proofStates,
  REJECT_REASON_NAMES,
  REJECT_REASONS,
  type RejectReason,
  reviewDueMs,
  riskOf,
  SAME_PICTURE_BITS,
  UNSUSPECTED,
  VERDICTS,
} from './rules';
export {
  exifDisagrees,
  FIX_MAX_AGE_MS,
  judgePlace,
  judgeShots,
  type PlaceJudgement,
  type Scene,
} from './witness';
