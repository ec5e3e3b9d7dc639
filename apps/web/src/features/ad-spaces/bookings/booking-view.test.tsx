import '../../../../test/browser-stand-ins';
import type { Booking } from '@chowk/domain/ad-spaces';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import { BookingView } from './booking-view';

const BOOKING = {
  id: 'b-1',
  status: 'requested',
  shop_name: 'Rao Stores',
  area: null,
  brand_name: 'Surya',
  space_title: 'Shop window',
  space_kind: 'window',
  photo_path: null,
  brief: 'Our poster',
  reason: null,
  starts_on: '2026-11-20',
  ends_on: '2026-11-26',
  days: 7,
  periods: [],
} as unknown as Booking;

const page = (side: 'store' | 'brand') =>
  renderToStaticMarkup(
    <BookingView
      booking={BOOKING}
      side={side}
      canAct={false}
      back={null}
      links={null}
      dealLink={() => <a href="/deal/d-1">deal</a>}
    />,
  );

beforeAll(() => preloadMessages('adspaces', 'ui'));

it('a shop reads that its own answer is awaited, a brand that the shop’s is', () => {
  expect(page('store')).toContain('Waiting for your answer');
  expect(page('store')).not.toContain('Waiting for the shop to answer');
  expect(page('brand')).toContain('Waiting for the shop to answer');
});
