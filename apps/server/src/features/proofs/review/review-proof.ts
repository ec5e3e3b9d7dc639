import { requireStep } from '@chowk/domain/kernel';
import {
  approveProof as approveContract,
  proofStates,
  rejectProof as rejectContract,
} from '@chowk/domain/proofs';
import { implementCommand } from '../../../contract/implement';
import { presentProof } from '../present-proof';
import { requireProof } from '../proof-rows';
import { decide } from './decide';

export const approveProof = implementCommand(approveContract, async (context, input) => {
  const { tx, actor, record } = context;
  const { id, note, pin_move_seen = false } = input;
  const seen = await requireProof(tx, id);
  requireStep(proofStates, seen.status, 'proof_approve', actor);
  const row = await decide(context, id, {
    via: 'proof_approve',
    note: note || null,
    isMoveSeen: pin_move_seen,
  });
  record(id, {
    before: { status: seen.status },
    after: { status: row.status },
    risk: seen.risk,
    ...(pin_move_seen ? { pin_move_seen } : {}),
  });
  return presentProof(tx, row);
});

export const rejectProof = implementCommand(rejectContract, async (context, input) => {
  const { tx, actor, record } = context;
  const { id, reason } = input;
  const seen = await requireProof(tx, id);
  requireStep(proofStates, seen.status, 'proof_reject', actor);
  const row = await decide(context, id, { via: 'proof_reject', note: input.note || null, reason });
  record(id, { before: { status: seen.status }, after: { status: row.status }, reason });
  return presentProof(tx, row);
});
