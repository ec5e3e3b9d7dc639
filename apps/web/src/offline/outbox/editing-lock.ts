import { hasQueue } from './queue-flag';
import type { PendingUpload } from './queue-row';

function lockName(type: string, target: string): string {
  return `chowk-editing-${type} ${target}`;
}

/**
 * Keeps an item in `editing` while its form is open in any tab. When the last one closes it
 * unchanged, it returns to its earlier state; after a killed tab it stays in `editing`.
 */
export function lockForEditing(type: string, target: string): () => void {
  const locks = globalThis.navigator?.locks;
  const name = lockName(type, target);
  let release = () => {};
  const left = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = locks?.request(name, { mode: 'shared' }, () => left);

  async function leave(): Promise<void> {
    await held;
    if (!hasQueue()) return;
    const { leaveEditing } = await import('./editing');
    if (!locks) return leaveEditing(type, target);
    await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await leaveEditing(type, target);
    });
  }

  return () => {
    release();
    leave().catch(() => undefined);
  };
}

export async function isFormOpen({ type, target }: PendingUpload): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return true;
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === lockName(type, target));
}
