import type { Deal } from '@chowk/domain/deals';
import { describe, expect, it } from 'vitest';
import { deadlineWords, dealDeadline } from './deal-deadline';

const NOW_MS = Date.parse('2026-11-16T06:00:00Z');
const DEAL: Deal = {
  id: '0190a000-0000-7000-8000-000000000001',
  campaign_id: '0190a000-0000-7000-8000-000000000002',
  campaign_title: 'Diwali shelf',
  brand_name: 'Anand Tea',
  shop_id: '0190a000-0000-7000-8000-000000000003',
  shop_name: 'Rao Stores',
  area: null,
  status: 'offered',
  payout_paise: 20_000,
  photos_needed: 1,
  display_from: null,
  display_until: null,
  proof_urls: [],
  proof_meta: null,
  notes: null,
  offer_expires_at: '2026-11-18T06:00:00Z',
  accepted_at: null,
  due_at: null,
  submitted_at: null,
  approved_at: null,
  disputed_at: null,
  reject_reason: null,
  created_at: '2026-11-15T06:00:00Z',
  updated_at: '2026-11-15T06:00:00Z',
  version: 1,
};

function keyOf(deal: Partial<Deal>) {
  const { key, isSoon } = dealDeadline({ ...DEAL, ...deal }, NOW_MS);
  return [key, isSoon];
}

describe('the moment a deal speaks of', () => {
  it('is the end of the offer, then of sending photos, and says when little time is left', () => {
    expect(keyOf({})).toEqual(['deadline.answer', false]);
    expect(keyOf({ offer_expires_at: '2026-11-16T09:00:00Z' })).toEqual(['deadline.answer', true]);
    expect(keyOf({ offer_expires_at: '2026-11-16T05:59:59Z' })).toEqual(['deadline.over', true]);
    const due = { due_at: '2026-11-20T06:00:00Z' };
    expect(keyOf({ ...due, status: 'accepted' })).toEqual(['deadline.send', false]);
    expect(keyOf({ ...due, status: 'rejected_proof' })).toEqual(['deadline.send', false]);
  });

  it('is what happened, once nothing is to be done', () => {
    const at = '2026-11-16T05:00:00Z';
    expect(keyOf({ status: 'submitted', submitted_at: at })).toEqual(['deadline.sent', false]);
    expect(keyOf({ status: 'approved', approved_at: at })).toEqual(['deadline.approved', false]);
    expect(keyOf({ status: 'declined' })).toEqual(['deadline.ended', false]);
  });

  it('is told in the words of the language', () => {
    const deadline = dealDeadline(DEAL, NOW_MS);
    expect(deadlineWords(deadline, NOW_MS, 'en')).toBe('in 2 days');
    expect(deadlineWords(deadline, NOW_MS, 'hi')).toBe('परसों');
  });
});
