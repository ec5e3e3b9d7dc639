import { describe, expect, it, vi } from 'vitest';
import { type ClearPort, clearCaches } from './clear-caches';

function portWith(overrides: Partial<ClearPort> = {}): ClearPort {
  return {
    listCaches: vi.fn(async () => ['workbox-precache', 'chowk-assets']),
    deleteCache: vi.fn(async () => true),
    clearCachedRows: vi.fn(async () => undefined),
    forgetWorker: vi.fn(async () => undefined),
    forgetNotes: vi.fn(),
    ...overrides,
  };
}

describe('clearing the cache', () => {
  it('clears every cache, the cached rows and the worker', async () => {
    const port = portWith();
    await clearCaches(port);
    expect(port.deleteCache).toHaveBeenCalledWith('workbox-precache');
    expect(port.deleteCache).toHaveBeenCalledWith('chowk-assets');
    expect(port.clearCachedRows).toHaveBeenCalledOnce();
    expect(port.forgetWorker).toHaveBeenCalledOnce();
    expect(port.forgetNotes).toHaveBeenCalledOnce();
  });

  it('tries the other steps when one fails, and says that it failed', async () => {
    const port = portWith({
      clearCachedRows: () => Promise.reject(new Error('the database is busy')),
    });
    await expect(clearCaches(port)).rejects.toThrow('the database is busy');
    expect(port.deleteCache).toHaveBeenCalledTimes(2);
    expect(port.forgetWorker).toHaveBeenCalledOnce();
  });
});
