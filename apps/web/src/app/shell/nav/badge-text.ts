const MOST_SHOWN = 9;

/** The bell's badge: nothing for none, the count, or '9+' above nine. */
export function badgeText(count: number): string | undefined {
  if (count <= 0) return undefined;
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}
