import { FileDown } from 'lucide-react';
import { useTask } from '@/commands/use-task';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { Card } from '@/ui/layout/card';
import { istDay } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import { exportDataRef } from '@/features/accounts/settings.queries';

const REVOKE_AFTER_MS = 10_000;

/** Gathered by the server at this moment and handed to the browser as a file. */
async function downloadData(): Promise<void> {
  const data = await contractClient.runQuery(exportDataRef, {});
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `chowk-${istDay(Date.parse(data.exported_at))}.json`;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}

export function ExportCard() {
  const t = useMessages('settings');
  const { isBusy, refusalWords, run } = useTask();

  return (
    <Card title={t('export.title')} description={t('export.text')}>
      <div className="flex flex-col gap-4">
        {refusalWords && <Banner tone="danger" title={refusalWords} />}
        <Button
          variant="secondary"
          className="self-start"
          icon={<FileDown aria-hidden className="size-5" />}
          isLoading={isBusy}
          onClick={() => void run(downloadData)}
        >
          {t('export.button')}
        </Button>
      </div>
    </Card>
  );
}
