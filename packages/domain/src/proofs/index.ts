export {
  approveProof,
  disputeProof,
  listProofs,
  listReviewQueue,
  type Proof,
  type ProofCase,
  proofCaseView,
  proofPhotoView,
  proofView,
  readProof,
  readProofCase,
  rejectProof,
  reviewProofsInBulk,
  submitProof,
} from './contract';
export {
  type GreyPicture,
  judgeQuality,
  type PictureQuality,
  QUALITY_SIDE_PX,
} from './picture-quality';
export { type FormerPlace, farthestPlace, type PinMove, pinMovesSinceMs } from './pin-move';
export { proofsPolicy } from './policy';
export {
  LOW_RISK,
  PROOF_STATES,
  type ProofState,
  proofStates,
  REJECT_REASON_NAMES,
  REJECT_REASONS,
  type RejectReason,
  type RiskFacts,
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
  type PhotoNotes,
  type PlaceJudgement,
  type Scene,
  type TimedFix,
} from './witness';
