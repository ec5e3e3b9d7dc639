export type Platform = 'android' | 'ios' | 'desktop';

export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** The system whose settings a person has to open. */
export function platformOf({ userAgent, maxTouchPoints }: Device): Platform {
  // An iPad calls itself a Mac; only its touch screen gives it away.
  const isIpad = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  if (/iPhone|iPad|iPod/.test(userAgent) || isIpad) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'desktop';
}
