import { expect, it, vi } from 'vitest';
import { type FoundPlace, findPosition } from './find-position';

const fix = (accuracy_m: number) => ({ lat: 19, lng: 72, accuracy_m });

/** A phone that says what it is told to, one after another. */
function phone() {
  let say: (place: FoundPlace) => void = () => {};
  const stop = vi.fn();
  return {
    stop,
    say: (place: FoundPlace) => say(place),
    look: (onPlace: (place: FoundPlace) => void) => {
      say = onPlace;
      onPlace({ state: 'looking' });
      return stop;
    },
  };
}

it('takes the first good fix and stops looking', async () => {
  const { look, say, stop } = phone();
  const states: string[] = [];
  const { fix: found } = findPosition(look, ({ state }) => states.push(state));
  say({ state: 'looking', fix: fix(400) });
  expect(stop).not.toHaveBeenCalled();
  say({ state: 'looking', fix: fix(30) });
  say({ state: 'found', fix: fix(10) });
  expect(await found).toEqual(fix(30));
  expect(stop).toHaveBeenCalledOnce();
  expect(states).toEqual(['looking', 'looking', 'found']);
});

it('takes what there is at the end of the window', async () => {
  const { look, say } = phone();
  const { fix: found } = findPosition(look);
  say({ state: 'found', fix: fix(900) });
  expect(await found).toEqual(fix(900));
});

it.each(['denied', 'none'] as const)('goes without a place when it is %s', async (state) => {
  const { look, say, stop } = phone();
  const { fix: found } = findPosition(look);
  say({ state });
  expect(await found).toBeUndefined();
  expect(stop).toHaveBeenCalledOnce();
});

it('bears a phone that answers at once', async () => {
  const stop = vi.fn();
  const { fix: found } = findPosition((onPlace) => {
    onPlace({ state: 'none' });
    return stop;
  });
  expect(await found).toBeUndefined();
  expect(stop).toHaveBeenCalledOnce();
});
