import { hasQueue } from './queue-flag';
import type { PendingUpload } from './queue-row';

function lockName(type: string, target: string): string {
  return `chowk-editing-${type} ${target}`;
}

/**
 * While a form of this kind and row is open, in whichever tab, what it edits stays in it; left
 * untouched in the last of them it is as it was before. A killed tab leaves it in its form.
 */
export function holdEditing(type: string, target: string): () => void {
  const locks = globalThis.navigator?.locks;
  const name = lockName(type, target);
  let letGo = () => {};
  const left = new Promise<void>((resolve) => {
    letGo = resolve;
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
    letGo();
    leave().catch(() => undefined);
  };
}

/** Whether there is a form that could go on with it. */
export async function isFormOpen({ type, target }: PendingUpload): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return true;
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === lockName(type, target));
}
