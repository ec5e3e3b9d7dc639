import { useNavigate } from '@tanstack/react-router';
import { SyncIndicator } from '@/features/sync/sync-indicator';

/** Few ever change what waits. */
const loadEditing = () => import('./edit-waiting');

/** The indicator in the bar, with the way to the form an item came from. */
export function SyncStatus() {
  const navigate = useNavigate();
  return (
    <SyncIndicator
      loadEditing={loadEditing}
      onEdit={async (item) => (await loadEditing()).editWaiting(item, navigate)}
    />
  );
}
