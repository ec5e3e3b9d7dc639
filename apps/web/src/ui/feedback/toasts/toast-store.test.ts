import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_MS } from './toast-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('toast store', () => {
  it('shows one toast at a time, the newest', () => {
    const store = createToastStore();
    store.show({ title: 'first' });
    store.show({ title: 'second' });
    expect(store.read()?.title).toBe('second');
    store.dismiss();
    expect(store.read()).toBeUndefined();
  });

  it('takes it away after about five seconds', () => {
    const store = createToastStore();
    store.show({ title: 'saved' });
    vi.advanceTimersByTime(TOAST_MS - 1);
    expect(store.read()?.title).toBe('saved');
    vi.advanceTimersByTime(1);
    expect(store.read()).toBeUndefined();
  });

  it('gives a newer toast its whole time', () => {
    const store = createToastStore();
    store.show({ title: 'first' });
    vi.advanceTimersByTime(TOAST_MS - 100);
    store.show({ title: 'second' });
    vi.advanceTimersByTime(TOAST_MS - 100);
    expect(store.read()?.title).toBe('second');
  });

  it('waits while attended, then runs out the rest', () => {
    const store = createToastStore();
    store.show({ title: 'undo?' });
    vi.advanceTimersByTime(3000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(store.read()?.title).toBe('undo?');
    store.resume();
    vi.advanceTimersByTime(1999);
    expect(store.read()?.title).toBe('undo?');
    vi.advanceTimersByTime(1);
    expect(store.read()).toBeUndefined();
  });

  it('counts the pause once when pointer and focus both attend', () => {
    const store = createToastStore();
    store.show({ title: 'undo?' });
    vi.advanceTimersByTime(4000);
    store.pause();
    store.pause();
    store.resume();
    store.resume();
    vi.advanceTimersByTime(1000);
    expect(store.read()).toBeUndefined();
  });

  it('starts afresh for a toast shown while another is held', () => {
    const store = createToastStore();
    store.show({ title: 'held' });
    store.pause();
    store.show({ title: 'new' });
    vi.advanceTimersByTime(TOAST_MS);
    expect(store.read()).toBeUndefined();
  });

  it('does not dismiss a newer toast by an older id', () => {
    const store = createToastStore();
    const first = store.show({ title: 'first' });
    store.show({ title: 'second' });
    store.dismiss(first);
    expect(store.read()?.title).toBe('second');
  });

  it('tells listeners of every change until they leave', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.show({ title: 'a' });
    store.dismiss();
    leave();
    store.show({ title: 'b' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('keeps its own time when asked', () => {
    const store = createToastStore();
    store.show({ title: 'update', durationMs: 60_000 });
    vi.advanceTimersByTime(59_999);
    expect(store.read()?.title).toBe('update');
  });
});
