import type { PendingUpload } from '@/offline/outbox/queue-row';
import type { Folded } from './command-kind';

/** A change to a row, based on the version the person saw. A person's only row needs no id. */
interface Change {
  readonly id?: string;
  readonly version?: number | undefined;
}

/** Its response may have been lost, so it must not be replaced. */
export function hasLeft({ state, retryCount }: PendingUpload): boolean {
  return state === 'sending' || retryCount > 0;
}

function after({ version }: Change): { readonly version?: number } {
  return version === undefined ? {} : { version: version + 1 };
}

/**
 * A second change before the first is sent is merged with it, or one would make the other conflict.
 * A refused change waits for the person, and one with photos is sent as it is.
 */
export function foldChange(type: string, input: Change, waiting: readonly PendingUpload[]): Folded {
  const last = waiting.at(-1);
  if (last?.type !== type || last.state === 'needs_attention') {
    return { type, data: input, replaces: [], dependsOn: [] };
  }
  const before = last.data as Change;
  if (hasLeft(last) || last.blobs.length > 0) {
    return { type, data: { ...input, ...after(before) }, replaces: [], dependsOn: [last.id] };
  }
  const { id: _, version: __, ...fields } = input;
  const { dependsOn, seen } = last;
  return { type, data: { ...before, ...fields }, replaces: [last.id], dependsOn, seen };
}
