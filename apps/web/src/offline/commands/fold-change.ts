import type { PendingUpload } from '@/offline/outbox/queue-row';
import type { Folded } from './command-kind';

/** A change to a row, made to the version the person saw; a person's only one needs no id. */
interface Change {
  readonly id?: string;
  readonly version?: number | undefined;
}

/** It may have arrived though its answer was lost; then another form of it would come too late. */
export function hasLeft({ state, retryCount }: PendingUpload): boolean {
  return state === 'sending' || retryCount > 0;
}

function after({ version }: Change): { readonly version?: number } {
  return version === undefined ? {} : { version: version + 1 };
}

/**
 * A second change before the first has left is one with it, or each would be refused for the other's
 * sake. What was refused waits for the person's word, and what carries photos goes as it is.
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
