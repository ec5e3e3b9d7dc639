import { useState } from 'react';
import type { DateRangeValue } from '@/ui/date-range';
import { presetRange } from '@/ui/date-range-rules';

/** The last thirty days until another is chosen. */
export function useRange() {
  return useState<DateRangeValue>(() => presetRange('last30Days', Date.now()));
}
