const BPS_PER_PERCENT = 100;
const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Basis points as people say them: 1200 is "12%". */
export function percentText(bps: number): string {
  return `${format.format(bps / BPS_PER_PERCENT)}%`;
}
