import { LedgerList } from './ledger-list';
import { LedgerTotals } from './ledger-totals';

/** Every rupee: where each one lies, and how it came there. */
export function LedgerSection() {
  return (
    <div className="grid gap-6">
      <LedgerTotals />
      <LedgerList />
    </div>
  );
}
