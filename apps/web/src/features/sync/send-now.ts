import { storedSession } from '@/api/session/stored-session';
import type { SendReport } from '@/offline/send/send-queue';

export type SyncNews =
  | { readonly kind: 'offline' | 'failed' | 'done' | 'nothing' }
  | { readonly kind: 'partial'; readonly failed: number };

export function newsOf({ end, sent, failed }: SendReport): SyncNews {
  if (failed > 0 && sent > 0) return { kind: 'partial', failed };
  if (failed > 0 || end !== 'idle') return { kind: 'failed' };
  return { kind: sent > 0 ? 'done' : 'nothing' };
}

/** The person asked for it: no wait is kept, and they are told what came of it. */
export async function sendNow(): Promise<SyncNews> {
  if (navigator.onLine === false) return { kind: 'offline' };
  const personId = storedSession()?.userId;
  if (!personId) return { kind: 'failed' };
  try {
    const { ensureEngine } = await import('@/offline/send/own-engine');
    const engine = await ensureEngine(personId);
    await engine.endWaits();
    return newsOf(await engine.sendNow());
  } catch {
    return { kind: 'failed' };
  }
}
