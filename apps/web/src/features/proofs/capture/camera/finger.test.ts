import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onFingerLift } from './finger';

const act = vi.fn();
let isDisabled = false;
let target: EventTarget;
let stop: () => void;

function lift(at: { x: number; y: number }, more: { left?: number; cancelable?: boolean } = {}) {
  const event = Object.assign(new Event('touchend', { cancelable: more.cancelable ?? true }), {
    changedTouches: [{ clientX: at.x, clientY: at.y }],
    touches: Array.from({ length: more.left ?? 0 }),
  });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  act.mockClear();
  isDisabled = false;
  target = new EventTarget();
  const button = Object.assign(target, {
    getBoundingClientRect: () => ({ left: 100, right: 172, top: 500, bottom: 572 }),
    matches: () => isDisabled,
  });
  stop = onFingerLift(button as unknown as HTMLElement, act);
});

afterEach(() => stop());

it('acts when the finger is lifted on the button, and spares the browser its mouse', () => {
  const event = lift({ x: 120, y: 520 });
  expect(act).toHaveBeenCalledTimes(1);
  expect(event.defaultPrevented).toBe(true);
});

it.each([
  ['slid off', () => lift({ x: 40, y: 520 })],
  ['is one of two', () => lift({ x: 120, y: 520 }, { left: 1 })],
  ['scrolls', () => lift({ x: 120, y: 520 }, { cancelable: false })],
])('does nothing when the finger %s', (_, lifted) => {
  lifted();
  expect(act).not.toHaveBeenCalled();
});

it('does nothing on a button that cannot be pressed', () => {
  isDisabled = true;
  lift({ x: 120, y: 520 });
  expect(act).not.toHaveBeenCalled();
});
