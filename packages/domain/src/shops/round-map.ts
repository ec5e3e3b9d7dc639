import type { Position } from '../kernel';

export interface MapBox {
  readonly width: number;
  readonly height: number;
  /** Left free on every side. */
  readonly margin: number;
}

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

const RADIANS = Math.PI / 180;

/** Places of one town drawn to one scale, north at the top, as large as the box allows. */
export function placeOnMap(positions: readonly Position[], box: MapBox): MapPoint[] {
  const [first] = positions;
  if (!first) return [];
  // A degree of longitude is shorter the further from the equator.
  const shrink = Math.cos(first.lat * RADIANS);
  const flat = positions.map(({ lat, lng }) => ({ x: lng * shrink, y: -lat }));
  const xs = flat.map(({ x }) => x);
  const ys = flat.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const room = { x: box.width - 2 * box.margin, y: box.height - 2 * box.margin };
  const scale = Math.min(room.x / (across || Number.EPSILON), room.y / (down || Number.EPSILON));
  return flat.map(({ x, y }) => ({
    x: box.margin + (room.x - across * scale) / 2 + (x - left) * scale,
    y: box.margin + (room.y - down * scale) / 2 + (y - top) * scale,
  }));
}
