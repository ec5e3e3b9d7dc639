const NOON = 12;
const EVENING = 17;

/** By the device's own clock: it is the person's day that is greeted. */
export function dayPart(now: Date): 'morning' | 'day' | 'evening' {
  const hour = now.getHours();
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'day' : 'evening';
}
