import * as z from 'zod/mini';
import { DEAL_STATES } from '../deals';
import {
  defineCommand,
  defineQuery,
  idField,
  pageOf,
  pageParams,
  searchField,
  textField,
  timeField,
} from '../kernel';
import { proofsPolicy } from './policy';
import { PROOF_STATES, REJECT_REASON_NAMES, VERDICTS } from './rules';

const MAX_PHOTOS = 5;
const MAX_PATH_LENGTH = 120;
const MAX_NOTE_LENGTH = 500;
const MAX_BULK = 50;
const MAX_ACCURACY_M = 100_000;

const fixField = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
  accuracy_m: z.number().check(z.minimum(0), z.maximum(MAX_ACCURACY_M)),
  fixed_at: timeField,
});

const shotField = z.object({ captured_at: timeField, fix: z.nullable(fixField) });

/** What the photo's own notes say, as a second witness. */
const exifView = z.nullable(
  z.object({
    taken_at: z.nullable(z.string()),
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
    camera: z.nullable(z.string()),
  }),
);

const duplicateView = z.object({
  photo_path: z.string(),
  proof_id: idField,
  shop_name: z.string(),
  brand_name: z.string(),
  /** How many of 64 bits differ; 0 is the same picture. */
  bits: z.number(),
  is_exact: z.boolean(),
  received_at: timeField,
});

export const proofPhotoView = z.object({
  path: z.string(),
  sha256: z.string(),
  width: z.number(),
  height: z.number(),
  is_blurred: z.boolean(),
  is_dark: z.boolean(),
  exif: exifView,
});

export const proofView = z.object({
  id: idField,
  deal_id: idField,
  campaign_id: idField,
  campaign_title: z.string(),
  brand_name: z.string(),
  shop_id: idField,
  shop_name: z.string(),
  attempt: z.number(),
  status: z.enum(PROOF_STATES),
  deal_status: z.enum(DEAL_STATES),
  photos: z.array(proofPhotoView),
  notes: z.nullable(z.string()),
  captured_at: timeField,
  received_at: timeField,
  fix: z.nullable(fixField),
  shop_position: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  fence_m: z.number(),
  distance_m: z.nullable(z.number()),
  verdict: z.nullable(z.enum(VERDICTS)),
  reject_reason: z.nullable(z.enum(REJECT_REASON_NAMES)),
  review_note: z.nullable(z.string()),
  reviewed_at: z.nullable(timeField),
  dispute_note: z.nullable(z.string()),
});
export type Proof = z.output<typeof proofView>;

/** What only a reviewer sees. */
export const proofCaseView = z.object({
  ...proofView.shape,
  risk: z.number(),
  review_due_at: timeField,
  sample_photo_path: z.nullable(z.string()),
  brief: z.string(),
  duplicates: z.array(duplicateView),
  shop_history: z.object({
    approved: z.number(),
    rejected: z.number(),
    since: timeField,
  }),
  /** The shop's own side moved the pin shortly before: where it was, and how far that is. */
  pin_move: z.nullable(
    z.object({
      from: z.object({ lat: z.number(), lng: z.number() }),
      distance_m: z.number(),
      moved_at: timeField,
      /** So far that approving needs `pin_move_seen`. */
      is_far: z.boolean(),
    }),
  ),
});
export type ProofCase = z.output<typeof proofCaseView>;

export const submitProof = defineCommand({
  name: 'proof_submit',
  summary: 'Send the photos of a deal; they were uploaded as {dealId}-{timestamp}.jpg before',
  input: z.object({
    id: idField,
    deal_id: idField,
    photo_paths: z.array(textField(MAX_PATH_LENGTH)).check(z.minLength(1), z.maxLength(MAX_PHOTOS)),
    notes: z.optional(textField(MAX_NOTE_LENGTH, 0)),
    ...shotField.shape,
    /**
     * When and where each photo was taken, in their order. Without it the moment and the place above,
     * those of the newest photo, are those of all.
     */
    shots: z.optional(z.array(shotField).check(z.minLength(1), z.maxLength(MAX_PHOTOS))),
  }),
  output: proofView,
  access: proofsPolicy.submit,
  entity: 'proofs',
  queueable: true,
  actable: true,
});

const oneProof = z.object({ id: idField });

export const approveProof = defineCommand({
  name: 'proof_approve',
  summary: 'Approve a proof: the shop has earned its payout in the same moment',
  input: z.object({
    id: idField,
    note: z.optional(textField(MAX_NOTE_LENGTH, 0)),
    /** The reviewer looked at how far the shop moved its pin; without it such a proof is refused. */
    pin_move_seen: z.optional(z.boolean()),
  }),
  output: proofView,
  access: proofsPolicy.review,
  entity: 'proofs',
});

export const rejectProof = defineCommand({
  name: 'proof_reject',
  summary: 'Send a proof back with a reason the shop can act on',
  input: z.object({
    id: idField,
    reason: z.enum(REJECT_REASON_NAMES),
    note: z.optional(textField(MAX_NOTE_LENGTH, 0)),
  }),
  output: proofView,
  access: proofsPolicy.review,
  entity: 'proofs',
});

export const reviewProofsInBulk = defineCommand({
  name: 'proof_review_bulk',
  summary: 'Approve several proofs of low risk at once; each is answered on its own',
  input: z.object({ ids: z.array(idField).check(z.minLength(1), z.maxLength(MAX_BULK)) }),
  output: z.object({
    approved: z.array(idField),
    refused: z.array(z.object({ id: idField, code: z.string() })),
  }),
  access: proofsPolicy.review,
  entity: 'proofs',
});

export const disputeProof = defineCommand({
  name: 'proof_dispute',
  summary: 'Ask once for a second look at a rejected proof',
  input: z.object({ id: idField, note: textField(MAX_NOTE_LENGTH, 5) }),
  output: proofView,
  access: proofsPolicy.submit,
  entity: 'proofs',
  actable: true,
});

export const readProof = defineQuery({
  name: 'proof_read',
  path: '/proofs/{id}',
  summary: 'One proof: of your shop, of your campaign, or any for an admin',
  params: oneProof,
  output: proofView,
  access: proofsPolicy.read,
  actable: true,
});

export const listProofs = defineQuery({
  name: 'proofs_list',
  path: '/proofs',
  summary: 'Proofs of a deal or a campaign, the newest first',
  params: z.object({
    ...pageParams,
    deal_id: z.optional(idField),
    campaign_id: z.optional(idField),
    /** Part of a shop's name or a campaign's title. */
    search: z.optional(searchField),
    status: z.optional(z.enum(PROOF_STATES)),
  }),
  output: pageOf(proofView),
  access: proofsPolicy.read,
  actable: true,
});

export const readProofCase = defineQuery({
  name: 'proof_case_read',
  path: '/proof_cases/{id}',
  summary: 'A proof with everything a reviewer decides by',
  params: oneProof,
  output: proofCaseView,
  access: proofsPolicy.review,
});

export const listReviewQueue = defineQuery({
  name: 'review_queue_list',
  path: '/review_queue',
  summary: 'Proofs that wait for a decision, the riskiest and oldest first',
  params: z.object(pageParams),
  output: pageOf(
    z.object({
      id: idField,
      campaign_title: z.string(),
      brand_name: z.string(),
      shop_name: z.string(),
      risk: z.number(),
      verdict: z.nullable(z.enum(VERDICTS)),
      received_at: timeField,
      review_due_at: timeField,
      photo_path: z.string(),
    }),
  ),
  access: proofsPolicy.review,
});
