import type { Earning } from '@chowk/domain/earnings';
import { type CsvCell, csvText, istDay, PAISE_PER_RUPEE } from '@chowk/domain/kernel';
import type { Translate } from '@/i18n';

const COLUMNS = [
  'date',
  'kind',
  'brand',
  'campaign',
  'status',
  'gross',
  'fee',
  'tax',
  'section',
  'net',
  'due',
  'paid',
  'reference',
] as const;

/** Exact to the paisa, without grouping: a spreadsheet has to add it up. */
function rupeesText(paise: number): string {
  return (paise / PAISE_PER_RUPEE).toFixed(2);
}

function dayOf(iso: string | null): string | null {
  return iso && istDay(Date.parse(iso));
}

function cellsOf(earning: Earning, t: Translate<'earnings'>): CsvCell[] {
  return [
    dayOf(earning.created_at),
    t(`kind.${earning.kind}`),
    earning.brand_name,
    earning.campaign_title,
    t(`status.${earning.status}`),
    rupeesText(earning.gross_paise),
    rupeesText(earning.fee_paise),
    rupeesText(earning.tax_paise),
    earning.tax_section,
    rupeesText(earning.net_paise),
    earning.payable_on,
    dayOf(earning.paid_at),
    earning.bank_reference,
  ];
}

export function statementCsv(earnings: readonly Earning[], t: Translate<'earnings'>): string {
  return csvText(
    COLUMNS.map((column) => t(`csv.${column}`)),
    earnings.map((earning) => cellsOf(earning, t)),
  );
}
