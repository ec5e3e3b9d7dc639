export interface Point {
  x: number;
  y: number;
}

/** Values scaled to a box, oldest left, largest on top; equal values are in the middle. */
export function sparklinePoints(
  values: readonly number[],
  width: number,
  height: number,
  inset: number,
): Point[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: round(inset + index * step),
    y: round(inset + (height - 2 * inset) * (span === 0 ? 0.5 : 1 - (value - low) / span)),
  }));
}

export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
