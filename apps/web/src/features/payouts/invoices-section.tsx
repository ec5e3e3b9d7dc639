import { istMonth } from '@chowk/domain/kernel';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { TakeButton } from '@/lists/take-button';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';
import { downloadTaxReport } from './download-files';
import { InvoiceList } from './invoice-list';

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

function TaxReport() {
  const t = useMessages('money');
  const [month, setMonth] = useState(() => istMonth(Date.now()));
  const isMonth = MONTH.test(month);
  return (
    <Card title={t('tax.title')} description={t('tax.text')}>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          type="month"
          label={t('tax.month')}
          error={isMonth ? undefined : t('tax.wrongMonth')}
          value={month}
          onChange={(event) => setMonth(event.target.value)}
        />
        {isMonth && (
          <TakeButton label={t('tax.download')} onTake={() => downloadTaxReport(month)} />
        )}
      </div>
    </Card>
  );
}

export function InvoicesSection() {
  return (
    <div className="grid gap-6">
      <TaxReport />
      <InvoiceList />
    </div>
  );
}
