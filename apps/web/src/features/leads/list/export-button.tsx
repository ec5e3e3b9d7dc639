import { FileDown } from 'lucide-react';
import { contractClient } from '@/api/client/browser-client';
import { useTask } from '@/commands/use-task';
import { exportLeadsRef, type LeadFilter, paramsOf } from '@/features/leads/leads.queries';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { saveFile } from '@/ui/table/save-file';

/** The leads in sight, and those on the pages after them, for a spreadsheet. */
export function ExportButton({ filter }: { filter: LeadFilter }) {
  const t = useMessages('leads');
  const language = useLanguage();
  const { isBusy, run } = useTask();

  async function save() {
    const params = { ...paramsOf(filter), language };
    const { name, csv } = await contractClient.runQuery(exportLeadsRef, params);
    saveFile(name, csv);
  }

  return (
    <Button
      variant="quiet"
      isLoading={isBusy}
      icon={<FileDown aria-hidden className="size-5" />}
      onClick={() => void run(save, { refused: t('export.failed') })}
    >
      {t('export')}
    </Button>
  );
}
