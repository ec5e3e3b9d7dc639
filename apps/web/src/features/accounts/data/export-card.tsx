import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { type MessageKey, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { Card } from '@/ui/layout/card';
import { downloadData } from './download-data';

export function ExportCard() {
  const t = useMessages('settings');
  const errors = useMessages('errors');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey<'errors'>>();

  async function download() {
    setProblem(undefined);
    setIsBusy(true);
    try {
      await downloadData();
    } catch (error) {
      setProblem(errorKey(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card title={t('export.title')} description={t('export.text')}>
      <div className="flex flex-col gap-4">
        {problem && <Banner tone="danger" title={errors(problem)} />}
        <Button
          variant="secondary"
          className="self-start"
          icon={<FileDown aria-hidden className="size-5" />}
          isLoading={isBusy}
          onClick={() => void download()}
        >
          {t('export.button')}
        </Button>
      </div>
    </Card>
  );
}
