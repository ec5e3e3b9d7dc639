import { HOUR_MS, IST_ZONE, MINUTE_MS } from '@chowk/domain/kernel';

const STEP_MINUTES = 30;
const MINUTES_A_DAY = 24 * 60;
const IST_OFFSET_MS = 5.5 * HOUR_MS;

/** "9:00 pm", as the language writes it. */
export function clockTime(minute: number, language: string): string {
  const format = new Intl.DateTimeFormat(`${language}-IN`, {
    timeZone: IST_ZONE,
    timeStyle: 'short',
  });
  return format.format(new Date(minute * MINUTE_MS - IST_OFFSET_MS));
}

/** Every half hour of the day, and the one chosen if it lies between two of them. */
export function clockOptions(chosen: number, language: string) {
  const steps = Array.from({ length: MINUTES_A_DAY / STEP_MINUTES }, (_, at) => at * STEP_MINUTES);
  return [...new Set([...steps, chosen])]
    .sort((one, other) => one - other)
    .map((minute) => ({ value: String(minute), label: clockTime(minute, language) }));
}
