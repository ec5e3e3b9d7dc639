import { editPageOf } from '@/offline/outbox/edited';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { dependentsOf } from '@/offline/send/pick-ready';
import { conflictOf } from './conflict';

/**
 * What another waits for would be out of its turn in a form, a form would not show the other version
 * of what is to be compared, and neither what hangs on something refused nor photos their deal
 * does not take have a form to go to.
 */
export function canEdit(item: PendingUpload, items: readonly PendingUpload[]): boolean {
  if (item.state === 'editing') return true;
  const isHanging = items.some(
    (other) => other.state === 'needs_attention' && dependentsOf(other, items).includes(item),
  );
  const isAlone = dependentsOf(item, items).length === 0 && !isHanging;
  // Of what the owner does not allow there is no form; what is allowed again is tried again.
  if (item.lastError?.code === 'ACTING_REFUSED') return false;
  return editPageOf(item) !== undefined && !conflictOf(item) && isAlone;
}
