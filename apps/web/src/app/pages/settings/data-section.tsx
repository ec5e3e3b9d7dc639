import { useSignOut } from '@/app/session/use-sign-out';
import { DeleteCard } from '@/features/accounts/data/delete-card';
import { ExportCard } from '@/features/accounts/data/export-card';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toasts/toast-store';

/** Exporting one's data and closing the account. */
export function DataSection() {
  const t = useMessages('settings');
  const leave = useSignOut();
  return (
    <div className="grid gap-5">
      <ExportCard />
      <DeleteCard
        onDeleted={async () => {
          await leave();
          showToast({ title: t('delete.done'), tone: 'success' });
        }}
      />
    </div>
  );
}
