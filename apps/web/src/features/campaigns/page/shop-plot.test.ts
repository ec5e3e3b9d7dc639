import { expect, it } from 'vitest';
import { plotShops } from './shop-plot';

const at = (shopId: string, lat: number, lng: number) => ({
  shopId,
  shopName: shopId,
  position: { lat, lng },
});

it('puts a single shop in the middle of half a kilometre', () => {
  const { spots, barM } = plotShops([at('a', 19.1, 72.8)]);
  expect(spots[0]).toMatchObject({ x: 0.5, y: 0.5 });
  expect(barM).toBe(100);
});

it('keeps north up, east right and every shop inside', () => {
  const { spots } = plotShops([at('north', 19.2, 72.8), at('east', 19.1, 72.9)]);
  const [north, east] = spots;
  expect(north && east && north.y < east.y && north.x < east.x).toBe(true);
  for (const { x, y } of spots) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(1);
  }
});

it('is to scale: a degree east is shorter than a degree north', () => {
  const { spots } = plotShops([at('sw', 60, 10), at('ne', 61, 11)]);
  const [sw, ne] = spots;
  const wide = (ne?.x ?? 0) - (sw?.x ?? 0);
  const high = (sw?.y ?? 0) - (ne?.y ?? 0);
  expect(wide / high).toBeCloseTo(Math.cos((60.5 * Math.PI) / 180), 5);
});
