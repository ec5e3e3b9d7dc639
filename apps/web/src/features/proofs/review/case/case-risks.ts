import { exifDisagrees, type ProofCase } from '@chowk/domain/proofs';
import type { MessageKey } from '@/i18n';

export type RiskKey = Extract<MessageKey<'review'>, `why.${string}`>;

type Judged = Pick<
  ProofCase,
  | 'verdict'
  | 'duplicates'
  | 'photos'
  | 'captured_at'
  | 'shop_position'
  | 'fence_m'
  | 'dispute_note'
  | 'shop_history'
  | 'pin_move'
>;

function placeRisk(verdict: ProofCase['verdict']): RiskKey[] {
  if (verdict === 'pass') return [];
  return [verdict === null ? 'why.noPlace' : verdict === 'fail' ? 'why.elsewhere' : 'why.unsure'];
}

function twinRisk(duplicates: ProofCase['duplicates']): RiskKey[] {
  if (duplicates.length === 0) return [];
  return [duplicates.some(({ is_exact }) => is_exact) ? 'why.copied' : 'why.alike'];
}

/** What speaks against a proof, the gravest first: the same facts its figure was made of. */
export function risksOf(proof: Judged): RiskKey[] {
  const scene = {
    shop: proof.shop_position,
    fenceM: proof.fence_m,
    capturedMs: Date.parse(proof.captured_at),
  };
  const { photos } = proof;
  return [
    ...twinRisk(proof.duplicates),
    ...(proof.pin_move?.is_far ? ['why.moved' as const] : []),
    ...placeRisk(proof.verdict),
    ...(photos.some(({ exif }) => exifDisagrees(exif, scene)) ? ['why.notes' as const] : []),
    ...(proof.dispute_note ? ['why.disputed' as const] : []),
    ...(photos.some(({ is_blurred }) => is_blurred) ? ['why.blurred' as const] : []),
    ...(photos.some(({ is_dark }) => is_dark) ? ['why.dark' as const] : []),
    ...(proof.shop_history.rejected > 0 ? ['why.rejections' as const] : []),
  ];
}
