import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOnMap } from './round-map';

const BOX = { width: 320, height: 180, margin: 20 };
const HERE = { lat: 19.06, lng: 72.83 };

it('draws north above south and east to the right, to one scale', () => {
  const [here, north, east] = placeOnMap(
    [HERE, { lat: 19.07, lng: 72.83 }, { lat: 19.06, lng: 72.84 }],
    BOX,
  );
  if (!here || !north || !east) throw new Error('A place is missing');
  expect(north.y).toBeLessThan(here.y);
  expect(east.x).toBeGreaterThan(here.x);
  const ratio = (east.x - here.x) / (here.y - north.y);
  expect(ratio).toBeCloseTo(Math.cos((19.06 * Math.PI) / 180), 3);
});

it('puts one place in the middle, and none nowhere', () => {
  expect(placeOnMap([HERE], BOX)).toEqual([{ x: 160, y: 90 }]);
  expect(placeOnMap([], BOX)).toEqual([]);
});

it('keeps every place inside the box', () => {
  const position = fc.record({
    lat: fc.double({ min: 8, max: 35, noNaN: true }),
    lng: fc.double({ min: 68, max: 97, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(position, { minLength: 1, maxLength: 12 }), (positions) => {
      for (const { x, y } of placeOnMap(positions, BOX)) {
        expect(x).toBeGreaterThanOrEqual(BOX.margin - 1e-6);
        expect(x).toBeLessThanOrEqual(BOX.width - BOX.margin + 1e-6);
        expect(y).toBeGreaterThanOrEqual(BOX.margin - 1e-6);
        expect(y).toBeLessThanOrEqual(BOX.height - BOX.margin + 1e-6);
      }
    }),
  );
});
