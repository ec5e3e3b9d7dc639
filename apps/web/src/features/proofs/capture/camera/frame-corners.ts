/** How much of the shorter side each corner takes. */
const SHARE = 0.14;

/** The four corners of a frame as one path, as a camera draws them. */
export function frameCorners({ width, height }: { width: number; height: number }): string {
  const arm = Math.round(Math.min(width, height) * SHARE);
  return [
    `M0 ${arm}V0H${arm}`,
    `M${width - arm} 0H${width}V${arm}`,
    `M${width} ${height - arm}V${height}H${width - arm}`,
    `M${arm} ${height}H0V${height - arm}`,
  ].join('');
}
