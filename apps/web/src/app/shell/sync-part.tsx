import { useNavigate } from '@tanstack/react-router';
import { SyncIndicator } from '@/features/sync/sync-indicator';
import { editWaiting } from './edit-waiting';

/** The indicator in the bar, with the way to the form an item came from. */
export function SyncPart() {
  const navigate = useNavigate();
  return <SyncIndicator onEdit={(item) => void editWaiting(item, navigate)} />;
}
