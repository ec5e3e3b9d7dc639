import { type Earning, isBizmanPay } from '@chowk/domain/earnings';
import { type CsvCell, csvText, istDay, PAISE_PER_RUPEE } from '@chowk/domain/kernel';
import type { Translate } from '@/i18n';

/** Exact to the paisa, without grouping: a spreadsheet has to add it up. */
function rupeesText(paise: number): string {
  return (paise / PAISE_PER_RUPEE).toFixed(2);
}

function dayOf(iso: string | null): string | null {
  return iso && istDay(Date.parse(iso));
}

type Words = Translate<'earnings'>;

const CELLS = {
  date: ({ created_at }) => dayOf(created_at),
  kind: ({ kind }, t) => t(`kind.${kind}`),
  brand: ({ brand_name }) => brand_name,
  campaign: ({ campaign_title }) => campaign_title,
  shop: ({ shop_name }) => shop_name,
  month: ({ month }) => month,
  status: ({ status }, t) => t(`status.${status}`),
  gross: ({ gross_paise }) => rupeesText(gross_paise),
  fee: ({ fee_paise }) => rupeesText(fee_paise),
  tax: ({ tax_paise }) => rupeesText(tax_paise),
  section: ({ tax_section }) => tax_section,
  net: ({ net_paise }) => rupeesText(net_paise),
  due: ({ payable_on }) => payable_on,
  paid: ({ paid_at }) => dayOf(paid_at),
  reference: ({ bank_reference }) => bank_reference,
} as const satisfies Record<string, (earning: Earning, t: Words) => CsvCell>;

type Column = keyof typeof CELLS;
const OF_PLACEMENTS: ReadonlySet<Column> = new Set(['brand', 'campaign', 'fee']);
const OF_BIZMEN: ReadonlySet<Column> = new Set(['shop', 'month']);

/** A store is paid for placements, a bizman for shops and months; nobody gets empty columns. */
function columnsFor(earnings: readonly Earning[]): Column[] {
  const hasPay = earnings.some(({ kind }) => isBizmanPay(kind));
  const hasPlacements = !hasPay || earnings.some(({ kind }) => !isBizmanPay(kind));
  return (Object.keys(CELLS) as Column[]).filter(
    (column) => (hasPay || !OF_BIZMEN.has(column)) && (hasPlacements || !OF_PLACEMENTS.has(column)),
  );
}

export function statementCsv(earnings: readonly Earning[], t: Words): string {
  const columns = columnsFor(earnings);
  return csvText(
    columns.map((column) => t(`csv.${column}`)),
    earnings.map((earning) => columns.map((column) => CELLS[column](earning, t))),
  );
}
