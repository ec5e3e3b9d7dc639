import { istDay } from '@chowk/domain/kernel';
import { FileDown, FileText } from 'lucide-react';
import { contractClient } from '@/api/client/browser-client';
import { useTask } from '@/commands/use-task';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { saveFile, savePdf } from '@/ui/table/save-file';
import { readAllEarnings, readStatementRef } from './earnings.queries';
import { statementCsv } from './statement';

type Kind = 'csv' | 'pdf';

/** Earnings to take along: every one as a table, or the financial year as a document to print. */
export function StatementButtons() {
  const t = useMessages('earnings');
  const language = useLanguage();
  const { running, run } = useTask();

  async function take(kind: Kind) {
    if (kind === 'csv') {
      saveFile(`chowk-${istDay(Date.now())}.csv`, statementCsv(await readAllEarnings(), t));
    } else {
      const { name, pdf_base64 } = await contractClient.runQuery(readStatementRef, { language });
      savePdf(name, pdf_base64);
    }
  }
  const save = (kind: Kind) => run(() => take(kind), { of: kind, refused: t('statement.failed') });

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="sm"
        isLoading={running?.input === 'pdf'}
        icon={<FileText aria-hidden className="size-5" />}
        onClick={() => void save('pdf')}
      >
        {t('statement.pdf')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        isLoading={running?.input === 'csv'}
        icon={<FileDown aria-hidden className="size-5" />}
        onClick={() => void save('csv')}
      >
        {t('statement.csv')}
      </Button>
    </div>
  );
}
