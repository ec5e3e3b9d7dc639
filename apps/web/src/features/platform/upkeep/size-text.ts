const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
const STEP = 1000;
const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** As file managers say it: 1.2 MB. */
export function sizeText(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.floor(Math.log10(bytes) / 3);
  const unit = Math.min(power, UNITS.length - 1);
  return `${number.format(bytes / STEP ** unit)} ${UNITS[unit]}`;
}
