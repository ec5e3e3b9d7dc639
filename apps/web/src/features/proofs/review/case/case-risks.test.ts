import '../../../../../test/browser-stand-ins';
import type { ProofCase } from '@chowk/domain/proofs';
import { expect, it } from 'vitest';
import { isHighRisk } from '@/features/proofs/review/risk-badge';
import { risksOf } from './case-risks';

const photo = { is_blurred: false, is_dark: false, exif: null };
const clean = {
  verdict: 'pass',
  duplicates: [],
  photos: [photo],
  captured_at: '2026-11-16T09:00:00.000Z',
  shop_position: { lat: 19, lng: 72 },
  fence_m: 100,
  dispute_note: null,
  shop_history: { approved: 3, rejected: 0, since: '2026-01-01T00:00:00.000Z' },
} as unknown as ProofCase;

it('names nothing against a clean proof', () => {
  expect(risksOf(clean)).toEqual([]);
});

it('names everything that speaks against one, the gravest first', () => {
  const notes = { taken_at: '2026-11-01T09:00:00.000Z', lat: null, lng: null, camera: null };
  const worst = {
    ...clean,
    verdict: 'fail',
    duplicates: [{ is_exact: false }, { is_exact: true }],
    photos: [photo, { is_blurred: true, is_dark: true, exif: notes }],
    dispute_note: 'Look again',
    shop_history: { ...clean.shop_history, rejected: 2 },
  } as unknown as ProofCase;
  expect(risksOf(worst)).toEqual([
    'why.copied',
    'why.elsewhere',
    'why.notes',
    'why.disputed',
    'why.blurred',
    'why.dark',
    'why.rejections',
  ]);
});

it('tells a proof without a position from one that cannot be told', () => {
  expect(risksOf({ ...clean, verdict: null })).toEqual(['why.noPlace']);
  expect(risksOf({ ...clean, verdict: 'unsure' })).toEqual(['why.unsure']);
});

it('asks again from the risk on that the badge calls high', () => {
  expect([39, 40].map(isHighRisk)).toEqual([false, true]);
});
