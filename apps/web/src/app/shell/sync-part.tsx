import { useNavigate } from '@tanstack/react-router';
import { SyncIndicator } from '@/features/sync/sync-indicator';
import type { PendingUpload } from '@/offline/queue-row';

function idIn(data: unknown, name: string): string | undefined {
  const value = (data as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** The indicator in the bar, with the way to the form an item came from. */
export function SyncPart() {
  const navigate = useNavigate();

  function showForm({ type, data }: PendingUpload) {
    const dealId = type === 'proof_submit' ? idIn(data, 'deal_id') : undefined;
    if (dealId) void navigate({ to: '/deal/$id', params: { id: dealId } });
    if (type === 'order_place') void navigate({ to: '/retailer-checkout' });
    const leadId = type.startsWith('lead_') ? idIn(data, 'id') : undefined;
    if (leadId && type === 'lead_create') {
      void navigate({ to: '/leads/new', search: { id: leadId } });
    } else if (leadId) {
      void navigate({ to: '/leads/$id', params: { id: leadId }, search: { edit: true } });
    }
  }

  return <SyncIndicator onEdit={showForm} />;
}
