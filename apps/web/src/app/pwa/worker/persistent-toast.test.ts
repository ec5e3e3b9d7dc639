import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_MS } from '@/ui/feedback/toasts/toast-store';
import { showUntilActedOn } from './persistent-toast';

const UPDATE = { title: 'Update Available' };
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a toast that stays until it is acted on', () => {
  it('is still there the next day', async () => {
    const store = createToastStore();
    showUntilActedOn(store, UPDATE);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(store.read()?.title).toBe(UPDATE.title);
  });

  it('returns after newer messages, as often as needed', async () => {
    const store = createToastStore();
    showUntilActedOn(store, UPDATE);
    for (const title of ['Saved', 'Sent']) {
      store.show({ title });
      expect(store.read()?.title).toBe(title);
      await vi.advanceTimersByTimeAsync(TOAST_MS);
      expect(store.read()?.title).toBe(UPDATE.title);
    }
  });

  it('does not return once closed', async () => {
    const store = createToastStore();
    showUntilActedOn(store, UPDATE);
    store.dismiss();
    store.show({ title: 'Saved' });
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(store.read()).toBeUndefined();
  });
});
