import {
  type DayRange,
  daysOf,
  FIGURE_KINDS,
  type Figure,
  rangeBefore,
} from '@chowk/domain/figures';

export interface Counted {
  readonly day: string;
  readonly kind: string;
  readonly n: number;
  readonly paise: number;
}

/** Every kind, whether anything was counted or not, beside as many days before. */
export function gatherFigures(range: DayRange, rows: readonly Counted[]): Figure[] {
  const places = new Map(daysOf(range).map((day, place) => [day, place]));
  const empty = (kind: Figure['kind']) => ({
    kind,
    n: 0,
    paise: 0,
    previous_n: 0,
    previous_paise: 0,
    by_day: [...places].map(() => 0),
  });
  const figures = new Map(FIGURE_KINDS.map((kind) => [kind as string, empty(kind)]));
  for (const { day, kind, n, paise } of rows) {
    const figure = figures.get(kind);
    if (!figure) continue;
    const place = places.get(day);
    if (place === undefined) {
      figure.previous_n += n;
      figure.previous_paise += paise;
    } else {
      figure.n += n;
      figure.paise += paise;
      figure.by_day[place] = (figure.by_day[place] ?? 0) + n;
    }
  }
  return [...figures.values()];
}

/** From the first day compared to the last shown. */
export function wholeRange(range: DayRange): DayRange {
  return { from: rangeBefore(range).from, to: range.to };
}
