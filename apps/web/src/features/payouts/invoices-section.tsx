import { InvoiceList } from './invoice-list';
import { TaxReport } from './tax-report';

export function InvoicesSection() {
  return (
    <div className="grid gap-6">
      <TaxReport />
      <InvoiceList />
    </div>
  );
}
