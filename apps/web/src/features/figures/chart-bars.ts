export interface Span {
  readonly from: string;
  readonly to: string;
  readonly n: number;
}

/** As many bars as a phone can show beside each other. */
const MOST_BARS = 14;

/** Days put together so that a year still fits a phone: each bar as many days, the last maybe fewer. */
export function spansOf(days: readonly string[], counts: readonly number[]): Span[] {
  const size = Math.max(1, Math.ceil(days.length / MOST_BARS));
  const spans: Span[] = [];
  for (let start = 0; start < days.length; start += size) {
    const part = days.slice(start, start + size);
    const n = counts.slice(start, start + size).reduce((sum, each) => sum + each, 0);
    spans.push({ from: part[0] ?? '', to: part.at(-1) ?? '', n });
  }
  return spans;
}
