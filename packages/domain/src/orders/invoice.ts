const SERIES_DIGITS = 6;

/** Of one brand within a financial year: at most sixteen characters, no gaps. */
function numberIn(series: string, financialYear: string, serial: number): string {
  const [from = '', to = ''] = financialYear.split('-');
  return `${series}/${from.slice(-2)}${to}/${String(serial).padStart(SERIES_DIGITS, '0')}`;
}

export function orderInvoiceNumber(financialYear: string, serial: number): string {
  return numberIn('CK', financialYear, serial);
}

export function creditNoteNumber(financialYear: string, serial: number): string {
  return numberIn('CN', financialYear, serial);
}

/** Both sides as they were on that day: an invoice does not change afterwards. */
export interface OrderParties {
  readonly supplier: {
    readonly name: string;
    readonly address: string | null;
    readonly gstin: string | null;
  };
  readonly recipient: {
    readonly name: string;
    readonly owner: string;
    readonly address: string;
    readonly pin_code: string;
    /** Absent where the shop named none, and on invoices from before shops could. */
    readonly gstin?: string | null;
    /** Where the goods go, which decides the tax; unknown for a PIN code of no state. */
    readonly state_code: string | null;
  };
}
