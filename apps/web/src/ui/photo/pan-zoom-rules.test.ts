import { describe, expect, it } from 'vitest';
import { keepInside, MAX_SCALE, RESTING, zoomAt } from './pan-zoom-rules';

const frame = { width: 400, height: 300 };

describe('photo zoom', () => {
  it('keeps the point under the finger where it is', () => {
    const at = { x: 100, y: -50 };
    const view = zoomAt(RESTING, 2, at, frame);
    expect(view.scale).toBe(2);
    const underFinger = { x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale };
    expect(underFinger).toEqual(at);
  });

  it('never shrinks below the frame nor grows past the limit', () => {
    expect(zoomAt(RESTING, 0.1, { x: 0, y: 0 }, frame)).toEqual(RESTING);
    expect(zoomAt(RESTING, 100, { x: 0, y: 0 }, frame).scale).toBe(MAX_SCALE);
  });

  it('cannot be dragged out of the frame', () => {
    expect(keepInside({ scale: 1, x: 500, y: 9 }, frame)).toEqual(RESTING);
    expect(keepInside({ scale: 2, x: 500, y: -900 }, frame)).toEqual({ scale: 2, x: 200, y: -150 });
  });
});
