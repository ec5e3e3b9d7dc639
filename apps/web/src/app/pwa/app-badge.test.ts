import '../../../test/browser-stand-ins';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { meOptions } from '@/features/accounts/accounts.queries';
import { followBadge } from './app-badge';
import { isPushMoment } from './push-moment';

it('the app icon shows the bell’s count, and none after a sign-out', () => {
  const shown: (number | 'none')[] = [];
  Object.assign(navigator, {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push('none'),
  });
  const queryClient = new QueryClient();
  const tell = (unread: number) =>
    queryClient.setQueryData(meOptions().queryKey, {
      id: '0190a000-0000-7000-8000-000000000001',
      full_name: 'Asha Rao',
      email: null,
      phone: null,
      status: 'active',
      language: 'en',
      roles: ['retailer'],
      owes_consent: false,
      unread_notifications: unread,
    });
  tell(2);
  const stop = followBadge(queryClient);
  tell(2);
  tell(12);
  tell(0);
  tell(1);
  stop();
  tell(5);
  expect(shown).toEqual([2, 12, 'none', 1, 'none']);
});

it('asks about notifications only after a success', () => {
  const heard = (type: string) => isPushMoment({ kind: 'event', type, ids: [] });
  expect(['deal.accepted', 'order.placed', 'campaign.launched'].every(heard)).toBe(true);
  expect(['deal.offered', 'notification.created', 'proof.rejected'].some(heard)).toBe(false);
  expect(isPushMoment({ kind: 'reset' })).toBe(false);
});
