import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PhoneLocation, WINDOW_MS, watchLocation } from './watch-location';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A device whose answers the test gives. */
function device() {
  let answer: PositionCallback = () => undefined;
  let refuse: PositionErrorCallback = () => undefined;
  const watching = new Set<number>();
  return {
    watching,
    geolocation: {
      watchPosition: (onFix: PositionCallback, onError?: PositionErrorCallback | null) => {
        answer = onFix;
        refuse = onError ?? refuse;
        watching.add(7);
        return 7;
      },
      clearWatch: (id: number) => void watching.delete(id),
    },
    fix: (accuracy: number) =>
      answer({
        coords: { latitude: 28.6, longitude: 77.2, accuracy },
        timestamp: Date.parse('2026-11-16T06:00:00Z'),
      } as GeolocationPosition),
    fail: (code: number) => refuse({ code } as GeolocationPositionError),
  };
}

function watched() {
  const phone = device();
  const told: string[] = [];
  watchLocation(phone.geolocation, ({ state, fix }: PhoneLocation) =>
    told.push(fix ? `${state} ${fix.accuracy_m}` : state),
  );
  return { ...phone, told };
}

it('keeps the most exact fix of the window', () => {
  const { fix, told, watching } = watched();
  for (const accuracy of [900, 60, 400, 35]) fix(accuracy);
  vi.advanceTimersByTime(WINDOW_MS);
  expect(told).toEqual(['looking', 'looking 900', 'looking 60', 'looking 35', 'found 35']);
  expect(watching.size).toBe(0);
});

it('stops early when it cannot get much better', () => {
  const { fix, told, watching } = watched();
  fix(9);
  fix(5);
  vi.advanceTimersByTime(WINDOW_MS);
  expect(told).toEqual(['looking', 'found 9']);
  expect(watching.size).toBe(0);
});

it('says so when it is not allowed, not found, or not there, and never waits for it', () => {
  const denied = watched();
  denied.fail(1);
  expect(denied.told).toEqual(['looking', 'denied']);
  const lost = watched();
  lost.fail(2);
  vi.advanceTimersByTime(WINDOW_MS);
  expect(lost.told).toEqual(['looking', 'none']);
  const none: PhoneLocation[] = [];
  watchLocation(undefined, (place) => none.push(place));
  expect(none).toEqual([{ state: 'none' }]);
});
