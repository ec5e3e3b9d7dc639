import { useState } from 'react';
import type { DateRangeValue } from '@/ui/calendar/date-range';
import { presetRange } from '@/ui/calendar/date-range-rules';

/** The last thirty days until another is chosen. */
export function useRange() {
  return useState<DateRangeValue>(() => presetRange('last30Days', Date.now()));
}
