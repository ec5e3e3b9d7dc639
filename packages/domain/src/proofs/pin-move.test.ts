import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../kernel';
import { farthestPlace, pinMovesSinceMs } from './pin-move';

const HERE = { lat: 19.0596, lng: 72.8295 };
const north = (metres: number) => ({ ...HERE, lat: HERE.lat + metres / 111_195 });

describe('where a pin was before', () => {
  it('is the farthest of its places, however many steps led away', () => {
    const moves = [
      { from: north(400), to: north(200), movedMs: 1 },
      { from: north(200), to: HERE, movedMs: 2 },
    ];
    expect(farthestPlace(moves, HERE)).toEqual({ from: north(400), distanceM: 400, movedMs: 1 });
  });

  it('is nowhere without a move, without a pin, or when it was only set', () => {
    expect(farthestPlace([], HERE)).toBeUndefined();
    expect(farthestPlace([{ from: north(400), to: null, movedMs: 1 }], null)).toBeUndefined();
    expect(farthestPlace([{ from: null, to: HERE, movedMs: 1 }], HERE)).toBeUndefined();
  });

  it('is looked for from before the photo, and a phone’s clock cannot shorten that', () => {
    const receivedMs = 20 * DAY_MS;
    expect(pinMovesSinceMs({ capturedMs: receivedMs - DAY_MS, receivedMs }, 7)).toBe(12 * DAY_MS);
    expect(pinMovesSinceMs({ capturedMs: receivedMs + DAY_MS, receivedMs }, 7)).toBe(13 * DAY_MS);
  });
});
