import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createRefreshingCache } from './refreshing-cache';

describe('answers kept for a moment', () => {
  it('asks once for everyone who comes meanwhile', async () => {
    const recent = createRefreshingCache<number>(10, 1000);
    const ask = vi.fn(async () => 7);
    expect(await Promise.all([recent.get('a', ask), recent.get('a', ask)])).toEqual([7, 7]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks again when the answer is too old', async () => {
    const recent = createRefreshingCache<number>(10, 20);
    const ask = vi.fn(async () => 7);
    await recent.get('a', ask);
    await pause(30);
    await recent.get('a', ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks again beside those who come, and never gives an answer that is too old', async () => {
    const recent = createRefreshingCache<number>(10, 1000, 20);
    let answer = 1;
    const ask = async () => answer;
    await recent.get('a', ask);
    await pause(30);
    answer = 2;
    expect(await recent.get('a', ask)).toBe(1);
    await pause(5);
    expect(await recent.get('a', ask)).toBe(2);
    const away = () => Promise.reject(new Error('away'));
    await pause(30);
    expect(await recent.get('a', away)).toBe(2);
    expect(await recent.get('a', away)).toBe(2);
  });

  it('does not keep a failure', async () => {
    const recent = createRefreshingCache<number>(10, 1000);
    await expect(recent.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await expect(recent.get('a', async () => 1)).resolves.toBe(1);
  });

  it('forgets the least recently asked first', async () => {
    const recent = createRefreshingCache<string>(2, 1000);
    const ask = vi.fn(async () => 'x');
    for (const key of ['a', 'b', 'a', 'c']) await recent.get(key, ask);
    expect(ask).toHaveBeenCalledTimes(3);
    await recent.get('a', ask);
    expect(ask).toHaveBeenCalledTimes(3);
    await recent.get('b', ask);
    expect(ask).toHaveBeenCalledTimes(4);
  });
});
