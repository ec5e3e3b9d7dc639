import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { useErrorWords } from '@/api/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/button';
import { saveFile } from '@/ui/save-file';
import { showToast } from '@/ui/toast-store';
import { readBankFileRef } from './payouts.queries';

/** Asked for at the moment it is wanted and kept nowhere: it names people's whole UPI ids. */
export function BankFileButton({ id }: { id: string }) {
  const t = useMessages('money');
  const errorWords = useErrorWords();
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const { name, csv } = await contractClient.runQuery(readBankFileRef, { id });
      saveFile(name, csv);
    } catch (error) {
      showToast({ title: errorWords(error), tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      icon={<FileDown aria-hidden className="size-5" />}
      isLoading={isBusy}
      onClick={() => void download()}
    >
      {t('payout.file')}
    </Button>
  );
}
