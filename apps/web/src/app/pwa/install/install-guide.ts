export type InstallGuide = 'ios' | 'android' | 'generic';

export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Other browsers on iOS and Android carry Safari's or Chrome's name next to their own. */
const OTHER_ON_IOS = /CriOS|FxiOS|EdgiOS|OPiOS|GSA|DuckDuckGo|FBAN|FBAV|Instagram/;
const OTHER_ON_ANDROID = /EdgA|OPR|SamsungBrowser|Firefox|UCBrowser|DuckDuckGo|; wv\)|FBAN|FBAV/;

export function guideFor({ userAgent, maxTouchPoints }: Device): InstallGuide {
  // An iPad calls itself a Mac; only its touch screen gives it away.
  const isIpad = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || isIpad;
  if (isIos) return OTHER_ON_IOS.test(userAgent) ? 'generic' : 'ios';
  const isAndroidChrome = /Android/.test(userAgent) && /Chrome\//.test(userAgent);
  return isAndroidChrome && !OTHER_ON_ANDROID.test(userAgent) ? 'android' : 'generic';
}
