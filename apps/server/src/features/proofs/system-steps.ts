import { defineSystemStep } from '../../db';

export const keepPhoto = defineSystemStep(
  'proofs.keep-photo',
  'What a photo is recognised by is ours to write: the shop that sent it must not be able to.',
);

export const describeProof = defineSystemStep(
  'proofs.describe',
  'Who sees a proof may know the names of its campaign, brand and shop, not their rows.',
);

export const takeProof = defineSystemStep(
  'proofs.take-proof',
  'A proof is judged against the photos of all shops and brands, and moves its deal.',
);

export const decideProof = defineSystemStep(
  'proofs.decide',
  'A decision moves the proof, the deal, the places of the campaign and the money together.',
);

export const readCase = defineSystemStep(
  'proofs.read-case',
  'A reviewer compares with photos and decisions of every shop.',
);

export const clearOrphans = defineSystemStep(
  'proofs.clear-orphan-photos',
  'Photos no proof was made of are cleared by a job, whoever sent them.',
);

export const remindReview = defineSystemStep(
  'proofs.remind-review',
  'Admins are told of proofs whose time is running out by a job and by no person.',
);

export const PROOF_STEPS = [
  remindReview,
  keepPhoto,
  describeProof,
  takeProof,
  decideProof,
  readCase,
  clearOrphans,
];
