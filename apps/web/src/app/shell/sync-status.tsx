import { useNavigate } from '@tanstack/react-router';
import { SyncIndicator } from '@/features/sync/sync-indicator';

/** Few people edit a queued item, so the code is loaded on demand. */
const loadEditing = () => import('./edit-queued');

/** The sync indicator in the bar, which can open the form of an item. */
export function SyncStatus() {
  const navigate = useNavigate();
  return (
    <SyncIndicator
      loadEditing={loadEditing}
      onEdit={async (item) => (await loadEditing()).editQueued(item, navigate)}
    />
  );
}
