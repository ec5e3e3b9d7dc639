import { expect, it } from 'vitest';
import { platformOf } from './platform';

it('knows whose settings to speak of', () => {
  const of = (userAgent: string, maxTouchPoints = 5) => platformOf({ userAgent, maxTouchPoints });
  expect(of('Mozilla/5.0 (Linux; Android 13) Chrome/126.0 Mobile Safari/537.36')).toBe('android');
  expect(of('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)')).toBe('ios');
  expect(of('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)')).toBe('ios');
  expect(of('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 0)).toBe('desktop');
  expect(of('Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0', 0)).toBe('desktop');
});
