import type { useNavigate } from '@tanstack/react-router';
import { editPageOf } from '@/offline/outbox/edited';
import { startEditing } from '@/offline/outbox/editing';
import type { PendingUpload } from '@/offline/outbox/queue-row';

type Navigate = ReturnType<typeof useNavigate>;

/** Opens the form of an outbox item. */
export async function editQueued(item: PendingUpload, navigate: Navigate): Promise<void> {
  await startEditing(item.id);
  const place = editPageOf(item);
  if (place) await navigate(place as Parameters<Navigate>[0]);
}
