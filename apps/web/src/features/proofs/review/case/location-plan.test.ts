import { distanceM } from '@chowk/domain/kernel';
import { describe, expect, it } from 'vitest';
import { barMetres, locationPlan, metresFrom } from './location-plan';

const SHOP = { lat: 19.076, lng: 72.8777 };
const NEAR = { lat: 19.0771, lng: 72.8791, accuracy_m: 40 };

describe('the drawing of a place', () => {
  it('is to scale: its metres are the metres on the ground', () => {
    const { x, y } = metresFrom(SHOP, NEAR);
    expect(Math.hypot(x, y)).toBeCloseTo(distanceM(SHOP, NEAR), 0);
    expect(x).toBeGreaterThan(0);
    expect(y).toBeLessThan(0);
  });

  it('holds the fence, the phone’s whole circle and what the photo says', () => {
    const far = { lat: 19.0, lng: 72.8 };
    const plan = locationPlan({ shop: SHOP, fenceM: 100, fix: NEAR, photos: [far] });
    const { view, fence, phone, witnesses } = plan;
    const circles = [fence, phone ?? fence, ...witnesses.map((spot) => ({ ...spot, radius: 0 }))];
    for (const { x, y, radius } of circles) {
      expect(x - radius).toBeGreaterThan(view.x);
      expect(x + radius).toBeLessThan(view.x + view.side);
      expect(y - radius).toBeGreaterThan(view.y);
      expect(y + radius).toBeLessThan(view.y + view.side);
    }
    expect(fence.radius).toBe(100);
    expect(phone?.radius).toBe(40);
  });

  it('holds the place the pin was moved from, with the same fence', () => {
    const from = { lat: 19.08, lng: 72.8777 };
    const plan = locationPlan({ shop: SHOP, fenceM: 100, fix: NEAR, photos: [], former: from });
    expect(plan.former?.radius).toBe(100);
    expect(Math.hypot(plan.former?.x ?? 0, plan.former?.y ?? 0)).toBeCloseTo(
      distanceM(SHOP, from),
      0,
    );
    expect((plan.former?.y ?? 0) - 100).toBeGreaterThan(plan.view.y);
  });

  it('shows the fence alone when the phone gave no position', () => {
    const { phone, view } = locationPlan({ shop: SHOP, fenceM: 50, fix: null, photos: [] });
    expect(phone).toBeUndefined();
    expect(view.side).toBeGreaterThan(100);
    expect(view.x + view.side / 2).toBeCloseTo(0);
  });

  it.each([
    [100, 20],
    [130, 50],
    [260, 100],
    [12_000, 2_000],
    [1, 1],
  ])('of %d metres has a bar of %d', (side, bar) => {
    expect(barMetres(side)).toBe(bar);
  });
});
