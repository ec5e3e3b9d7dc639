import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { exportLeadsRef, type LeadFilter, paramsOf } from '@/features/leads/leads.queries';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { showToast } from '@/ui/feedback/toast-store';
import { saveFile } from '@/ui/table/save-file';

/** The leads in sight, and those on the pages after them, for a spreadsheet. */
export function ExportButton({ filter }: { filter: LeadFilter }) {
  const t = useMessages('leads');
  const language = useLanguage();
  const errorWords = useErrorWords();
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    try {
      const { name, csv } = await contractClient.runQuery(exportLeadsRef, {
        ...paramsOf(filter),
        language,
      });
      saveFile(name, csv);
    } catch (error) {
      const description = errorWords(error);
      showToast({ title: t('export.failed'), description, tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      variant="quiet"
      isLoading={isBusy}
      icon={<FileDown aria-hidden className="size-5" />}
      onClick={() => void save()}
    >
      {t('export')}
    </Button>
  );
}
