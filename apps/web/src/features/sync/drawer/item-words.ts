import { refusalKey } from '@/api/errors/error-words';
import type { MessageKey } from '@/i18n';
import { findKind } from '@/offline/commands';
import { discontinuedProductsOf, type ShortBrand, shortBrandsOf } from '@/offline/commands/orders';
import { editPageOf } from '@/offline/outbox/edited';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { isBackingOff } from '@/offline/send/backoff';
import { isBlocking } from '@/offline/send/pick-ready';
import { conflictOf } from './conflict';

/** What the page of a deal that has ended says of it. */
const ENDS: Readonly<Record<string, MessageKey<'deal'>>> = {
  cancelled: 'over.cancelled',
  expired: 'over.expired',
  withdrawn: 'over.withdrawn',
  declined: 'over.declined',
};

/** Photos refused for the state of their deal: its page has no form to change them in. */
function dealEndOf(item: PendingUpload): MessageKey<'deal'> | undefined {
  const isShut = findKind(item.type)?.edit !== undefined && editPageOf(item) === undefined;
  return isShut ? ENDS[String(item.lastError?.details?.state)] : undefined;
}

const NETWORK: ReadonlySet<string> = new Set(['offline', 'unreachable', 'timeout']);

const SIGN_IN: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'SECOND_STEP_NEEDED']);

export type Reason =
  | { readonly kind: 'behind' | 'network' | 'signIn' | 'conflict' | 'editing' | 'none' }
  /** The server's code, to be worded. */
  | { readonly kind: 'problem'; readonly code: string }
  | { readonly kind: 'short'; readonly brands: readonly ShortBrand[] }
  /** By name; sold no more. */
  | { readonly kind: 'gone'; readonly products: readonly string[] }
  | { readonly kind: 'ended'; readonly words: MessageKey<'deal'> }
  | { readonly kind: 'next'; readonly atMs: number };

function isBehind(item: PendingUpload, items: readonly PendingUpload[]): boolean {
  return items.some(
    (one) =>
      (item.dependsOn.includes(one.id) && isBlocking(one)) ||
      (one.target === item.target && one.seq < item.seq),
  );
}

/** Why it is still here, the nearest cause first. */
export function reasonsOf(
  item: PendingUpload,
  items: readonly PendingUpload[],
  { isOnline, nowMs }: { readonly isOnline: boolean; readonly nowMs: number },
): Reason[] {
  const { state, lastError, retryAt } = item;
  if (state === 'editing') return [{ kind: 'editing' }];
  if (state === 'sending') return [];
  if (state === 'needs_attention') {
    if (conflictOf(item)) return [{ kind: 'conflict' }];
    const brands = shortBrandsOf(item);
    if (brands.length > 0) return [{ kind: 'short', brands }];
    const products = discontinuedProductsOf(item);
    if (products.length > 0) return [{ kind: 'gone', products }];
    const words = dealEndOf(item);
    if (words) return [{ kind: 'ended', words }];
    return [
      { kind: 'problem', code: refusalKey(lastError?.code ?? 'unknown', lastError?.details) },
    ];
  }
  if (isBehind(item, items)) return [{ kind: 'behind' }];
  if (!isOnline) return [{ kind: 'network' }];
  if (SIGN_IN.has(lastError?.code ?? '')) return [{ kind: 'signIn' }];
  const why: Reason[] = lastError
    ? [
        NETWORK.has(lastError.code)
          ? { kind: 'network' }
          : { kind: 'problem', code: lastError.code },
      ]
    : [];
  return isBackingOff(retryAt, nowMs) ? [...why, { kind: 'next', atMs: retryAt }] : why;
}

const BYTES_PER_KB = 1024;

/** What will travel: the photos still here, and the few words around them. */
export function sizeKb(item: PendingUpload, photoBytes: number): number {
  const words = JSON.stringify(item.data ?? null).length;
  return Math.max(1, Math.round((words + photoBytes) / BYTES_PER_KB));
}
