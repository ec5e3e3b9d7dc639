import { describe, expect, it } from 'vitest';
import { guideFor } from './install-guide';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; Redmi A2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

describe('which instructions fit', () => {
  it.each([
    ['iPhone Safari', IPHONE, 5, 'ios'],
    ['iPad posing as a Mac', MAC, 5, 'ios'],
    ['a real Mac', MAC, 0, 'generic'],
    ['Chrome on iPhone', IPHONE.replace('Version/17.5', 'CriOS/126.0'), 5, 'generic'],
    ['Chrome on Android', ANDROID, 5, 'android'],
    ['Samsung Internet', `${ANDROID} SamsungBrowser/25.0`, 5, 'generic'],
    ['a page inside Facebook', ANDROID.replace('Redmi A2)', 'Redmi A2; wv)'), 5, 'generic'],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Firefox/127.0', 0, 'generic'],
  ] as const)('%s', (_, userAgent, maxTouchPoints, guide) => {
    expect(guideFor({ userAgent, maxTouchPoints })).toBe(guide);
  });
});
