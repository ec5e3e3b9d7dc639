export interface Comparison {
  readonly direction: 'up' | 'down' | 'flat';
  /** In percent of before; undefined where there was nothing to compare with. */
  readonly percent: number | undefined;
}

const WHOLE = 100;

export function compare(now: number, before: number): Comparison {
  if (now === before) return { direction: 'flat', percent: before === 0 ? undefined : 0 };
  const percent = before > 0 ? Math.round((Math.abs(now - before) / before) * WHOLE) : undefined;
  return { direction: now > before ? 'up' : 'down', percent };
}
