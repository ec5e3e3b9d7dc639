import type { LinkReport, ReportDays } from '@chowk/domain/deep-links';

type Day = LinkReport['days'][number];

/** As many bars as a phone has room for: the table has every day. */
const DAYS_A_BAR: Readonly<Record<ReportDays, number>> = { '7': 1, '30': 3, '90': 7 };

export interface Span {
  readonly from: string;
  readonly to: string;
  readonly opened: number;
}

/** However somebody came to it, at once or after signing in. */
export function opensOf({ opened, resumed }: Pick<Day, 'opened' | 'resumed'>): number {
  return opened + resumed;
}

/** Counted back from the last day, so that the newest bar is never a piece of one. */
export function spansOf(days: readonly Day[], period: ReportDays): Span[] {
  const size = DAYS_A_BAR[period];
  const spans: Span[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end);
    const opened = part.reduce((sum, day) => sum + opensOf(day), 0);
    spans.unshift({ from: part[0]?.day ?? '', to: part.at(-1)?.day ?? '', opened });
  }
  return spans;
}
