import { FileDown } from 'lucide-react';
import { useTask } from '@/commands/use-task';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { Card } from '@/ui/layout/card';
import { downloadData } from './download-data';

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
