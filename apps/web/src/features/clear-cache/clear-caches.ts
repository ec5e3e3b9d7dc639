/** What the page hands in, so that the steps can be tried without a browser. */
export interface ClearPort {
  listCaches(): Promise<readonly string[]>;
  deleteCache(name: string): Promise<boolean>;
  clearCachedRows(): Promise<void>;
  forgetWorker(): Promise<void>;
  /** Small copies of public facts outside the caches. */
  forgetNotes(): void;
}

/**
 * Everything that can be fetched again goes; the session, the person's choices and unsent work are
 * not named here, so they cannot go. Every step is tried even if one fails, then the failure is told.
 */
export async function clearCaches(port: ClearPort): Promise<void> {
  const names = await port.listCaches();
  const results = await Promise.allSettled([
    ...names.map((name) => port.deleteCache(name)),
    port.clearCachedRows(),
    port.forgetWorker(),
    Promise.resolve().then(() => port.forgetNotes()),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
