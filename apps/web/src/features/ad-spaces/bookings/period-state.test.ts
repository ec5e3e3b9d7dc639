import type { BookingPeriodView } from '@chowk/domain/ad-spaces';
import { expect, it } from 'vitest';
import { periodStatus } from './period-state';

const period: BookingPeriodView = {
  number: 1,
  starts_on: '2026-11-20',
  ends_on: '2026-11-26',
  payout_paise: 70_000,
  deal_id: null,
  deal_status: null,
  due_at: null,
};

it('is to come before its task exists, and over when the booking ended without one', () => {
  expect(periodStatus(period, { status: 'accepted' }).key).toBe('weeks.waiting');
  expect(periodStatus(period, { status: 'cancelled' }).key).toBe('weeks.over');
});

it('asks for photos while its task does, and again after they came back', () => {
  const dueIn = (deal_status: BookingPeriodView['deal_status']) =>
    periodStatus({ ...period, deal_id: 'd', deal_status }, { status: 'active' });
  expect(dueIn('accepted')).toMatchObject({ key: 'weeks.accepted', isDue: true });
  expect(dueIn('rejected_proof')).toMatchObject({ isDue: true, tone: 'danger' });
  expect(dueIn('submitted')).toMatchObject({ isDue: false, isProved: false });
  expect(dueIn('approved')).toMatchObject({ isProved: true, tone: 'success' });
  expect(dueIn('expired')).toMatchObject({ key: 'weeks.over', isDue: false });
});
