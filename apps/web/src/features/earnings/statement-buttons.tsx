import { istDay } from '@chowk/domain/kernel';
import { FileDown, FileText } from 'lucide-react';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { errorKey } from '@/api/errors/error-words';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { showToast } from '@/ui/feedback/toast-store';
import { saveFile, savePdf } from '@/ui/table/save-file';
import { readAllEarnings, readStatementRef } from './earnings.queries';
import { statementCsv } from './statement';

type Kind = 'csv' | 'pdf';

/** Earnings to take along: every one as a table, or the financial year as a document to print. */
export function StatementButtons() {
  const t = useMessages('earnings');
  const errors = useMessages('errors');
  const language = useLanguage();
  const [busy, setBusy] = useState<Kind>();

  async function save(kind: Kind) {
    setBusy(kind);
    try {
      if (kind === 'csv') {
        saveFile(`chowk-${istDay(Date.now())}.csv`, statementCsv(await readAllEarnings(), t));
      } else {
        const { name, pdf_base64 } = await contractClient.runQuery(readStatementRef, { language });
        savePdf(name, pdf_base64);
      }
    } catch (error) {
      const description = errors(errorKey(error));
      showToast({ title: t('statement.failed'), description, tone: 'danger' });
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        isLoading={busy === 'pdf'}
        icon={<FileText aria-hidden className="size-5" />}
        onClick={() => void save('pdf')}
      >
        {t('statement.pdf')}
      </Button>
      <Button
        variant="secondary"
        isLoading={busy === 'csv'}
        icon={<FileDown aria-hidden className="size-5" />}
        onClick={() => void save('csv')}
      >
        {t('statement.csv')}
      </Button>
    </div>
  );
}
