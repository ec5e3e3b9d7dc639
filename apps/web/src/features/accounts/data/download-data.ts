import { istDay } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import { exportDataRef } from '@/features/accounts/settings.queries';

const REVOKE_AFTER_MS = 10_000;

/** Gathered by the server at this moment and handed to the browser as a file. */
export async function downloadData(): Promise<void> {
  const data = await contractClient.runQuery(exportDataRef, {});
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `chowk-${istDay(Date.parse(data.exported_at))}.json`;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
