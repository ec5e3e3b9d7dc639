import { istDay } from '@chowk/domain/kernel';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { errorKey } from '@/api/error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/button';
import { saveFile } from '@/ui/save-file';
import { showToast } from '@/ui/toast-store';
import { readAllEarnings } from './earnings.queries';
import { statementCsv } from './statement';

/** Every earning there is, as a table to take along. */
export function StatementButton() {
  const t = useMessages('earnings');
  const errors = useMessages('errors');
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    try {
      const name = `chowk-${istDay(Date.now())}.csv`;
      saveFile(name, statementCsv(await readAllEarnings(), t));
    } catch (error) {
      showToast({
        title: t('statement.failed'),
        description: errors(errorKey(error)),
        tone: 'danger',
      });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      isLoading={isBusy}
      icon={<FileDown aria-hidden className="size-5" />}
      onClick={save}
    >
      {t('statement.csv')}
    </Button>
  );
}
