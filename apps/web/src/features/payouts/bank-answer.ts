import { parseCsv } from '@chowk/domain/kernel';

const BANK_REFERENCE = /^[A-Z0-9]{6,35}$/;
const LONGEST_FAILURE = 200;

/** Names banks give their columns, without spaces and signs. */
const COLUMNS = {
  reference: ['reference', 'ourreference', 'customerreference', 'payoutreference'],
  bankReference: ['bankreference', 'utr', 'utrnumber', 'rrn', 'bankref'],
  failure: ['failure', 'failurereason', 'reason', 'error'],
} as const;

interface Line {
  readonly id: string;
  readonly reference: string;
  readonly status: 'gathered' | 'sent' | 'paid' | 'failed' | 'withheld';
}

export type Outcome =
  | { readonly payout_id: string; readonly bank_reference: string }
  | { readonly payout_id: string; readonly failure: string };

export type AnswerProblem =
  | { readonly rule: 'columns' }
  | { readonly rule: 'unknown' | 'twice'; readonly line: number; readonly reference: string }
  | { readonly rule: 'empty' | 'both'; readonly line: number }
  | {
      readonly rule: 'bank_reference' | 'same_reference';
      readonly line: number;
      readonly text: string;
    };

export interface BankAnswer {
  readonly outcomes: readonly Outcome[];
  /** Lines already settled before: named again, they stay as they are. */
  readonly settled: readonly string[];
  readonly problems: readonly AnswerProblem[];
  /** Lines of the batch the file says nothing about. */
  readonly unnamed: number;
}

function columnNames(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
}

function plain(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

interface Columns {
  readonly reference: number;
  readonly bankReference: number;
  readonly failure: number;
}

function findColumns(head: readonly string[]): Columns | undefined {
  const names = columnNames(head);
  const at = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const columns = {
    reference: at(COLUMNS.reference),
    bankReference: at(COLUMNS.bankReference),
    failure: at(COLUMNS.failure),
  };
  const saysWhat = columns.bankReference !== -1 || columns.failure !== -1;
  return columns.reference !== -1 && saysWhat ? columns : undefined;
}

/** One line, judged by itself and by the bank references read before it. */
function judgeLine(
  line: number,
  payoutId: string,
  bankText: string,
  failure: string,
  seen: ReadonlySet<string>,
): Outcome | AnswerProblem {
  const bankReference = plain(bankText);
  if (bankReference === '' && failure === '') return { rule: 'empty', line };
  // Taking either for granted would pay somebody twice or not at all.
  if (bankReference !== '' && failure !== '') return { rule: 'both', line };
  if (bankReference === '') return { payout_id: payoutId, failure };
  if (!BANK_REFERENCE.test(bankReference)) return { rule: 'bank_reference', line, text: bankText };
  if (seen.has(bankReference)) return { rule: 'same_reference', line, text: bankText };
  return { payout_id: payoutId, bank_reference: bankReference };
}

/** What the bank's file says about each line of a batch, or what is wrong with it. Sends nothing. */
export function readBankAnswer(csv: string, batch: readonly Line[]): BankAnswer {
  const [head, ...rows] = parseCsv(csv);
  const columns = findColumns(head?.cells ?? []);
  const open = batch.filter(({ status }) => status === 'sent');
  if (!columns) {
    return { outcomes: [], settled: [], problems: [{ rule: 'columns' }], unnamed: open.length };
  }
  const byReference = new Map(batch.map((line) => [plain(line.reference), line]));
  const named = new Set<string>();
  const seen = new Set<string>();
  const outcomes: Outcome[] = [];
  const settled: string[] = [];
  const problems: AnswerProblem[] = [];

  for (const { number: line, cells } of rows) {
    const reference = cells[columns.reference] ?? '';
    const payout = byReference.get(plain(reference));
    if (!payout || named.has(payout.id)) {
      problems.push({ rule: payout ? 'twice' : 'unknown', line, reference });
      continue;
    }
    named.add(payout.id);
    if (payout.status !== 'sent') {
      settled.push(payout.id);
      continue;
    }
    const failure = (cells[columns.failure] ?? '').slice(0, LONGEST_FAILURE);
    const found = judgeLine(line, payout.id, cells[columns.bankReference] ?? '', failure, seen);
    if ('rule' in found) problems.push(found);
    else outcomes.push(found);
    if ('bank_reference' in found) seen.add(found.bank_reference);
  }
  return { outcomes, settled, problems, unnamed: open.filter(({ id }) => !named.has(id)).length };
}
