import { istDay } from '@chowk/domain/kernel';
import { FileDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { useErrorWords } from '@/api/use-error-words';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { saveFile } from '@/ui/save-file';
import { TextField } from '@/ui/text-field';
import { readTaxReportRef } from './payouts.queries';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const MONTH_LENGTH = 'YYYY-MM'.length;

export function TaxReport() {
  const t = useMessages('money');
  const errorWords = useErrorWords();
  const [month, setMonth] = useState(() => istDay(Date.now()).slice(0, MONTH_LENGTH));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const isMonth = MONTH.test(month);

  async function download() {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { name, csv } = await contractClient.runQuery(readTaxReportRef, { month });
      saveFile(name, csv);
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isMonth && !isBusy) void download();
  }

  return (
    <Card title={t('tax.title')} description={t('tax.text')}>
      <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={submit}>
        <TextField
          type="month"
          label={t('tax.month')}
          error={isMonth ? undefined : t('tax.wrongMonth')}
          value={month}
          onChange={(event) => setMonth(event.target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          icon={<FileDown aria-hidden className="size-5" />}
          isLoading={isBusy}
        >
          {t('tax.download')}
        </Button>
      </form>
      {problem !== undefined && (
        <Banner className="mt-3" tone="danger" title={errorWords(problem)} />
      )}
    </Card>
  );
}
