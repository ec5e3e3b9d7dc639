import { istHour } from '@chowk/domain/kernel';

const NOON = 12;
const EVENING = 17;

/** By the clock of India, as every other time in the product. */
export function timeOfDay(nowMs: number): 'morning' | 'day' | 'evening' {
  const hour = istHour(nowMs);
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'day' : 'evening';
}
