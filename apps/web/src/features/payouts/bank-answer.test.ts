import { parseCsv } from '@chowk/domain/kernel';
import { describe, expect, it } from 'vitest';
import { readBankAnswer } from './bank-answer';

const BATCH = [
  { id: 'one', reference: 'CHK01AA', status: 'sent' },
  { id: 'two', reference: 'CHK02BB', status: 'sent' },
  { id: 'done', reference: 'CHK03CC', status: 'paid' },
] as const;

function read(...lines: string[]) {
  return readBankAnswer(lines.join('\r\n'), BATCH);
}

describe('a CSV file', () => {
  it('keeps separators, quotes and breaks inside quoted cells, and counts its lines', () => {
    const text = '\uFEFFa,b\n"x, ""y""","two\nlines"\n\n last , \n';
    expect(parseCsv(text)).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 2, cells: ['x, "y"', 'two\nlines'] },
      { number: 5, cells: ['last', ''] },
    ]);
  });

  it.each(['a;b\n1;2', 'a\tb\n1\t2'])('may be separated otherwise: %j', (text) => {
    expect(parseCsv(text).map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });
});

describe('the answer of the bank', () => {
  it('says of each line whether it was paid or failed, whatever the columns are called', () => {
    const answer = read(
      'Name,Our Reference,UTR Number,Failure reason',
      'A,chk01aa,utr 123-456,',
      'B,CHK02BB,,Wrong id',
    );
    expect(answer.outcomes).toEqual([
      { payout_id: 'one', bank_reference: 'UTR123456' },
      { payout_id: 'two', failure: 'Wrong id' },
    ]);
    expect(answer).toMatchObject({ problems: [], settled: [], unnamed: 0 });
  });

  it('names every line that cannot be used, and uses the others', () => {
    const answer = read(
      'reference,bank_reference,failure',
      'CHK99,UTR000001,',
      'CHK01AA,12,',
      'CHK02BB,UTR000001,',
      'CHK02BB,UTR000002,',
    );
    expect(answer.outcomes).toEqual([{ payout_id: 'two', bank_reference: 'UTR000001' }]);
    expect(answer.problems).toEqual([
      { rule: 'unknown', line: 2, reference: 'CHK99' },
      { rule: 'bank_reference', line: 3, text: '12' },
      { rule: 'twice', line: 5, reference: 'CHK02BB' },
    ]);
  });

  it('takes neither an empty line, nor a line that says both, nor one payment for two people', () => {
    const head = 'reference,bank_reference,failure';
    const rules = (...lines: string[]) => read(head, ...lines).problems.map(({ rule }) => rule);
    expect(rules('CHK01AA,,')).toEqual(['empty']);
    expect(rules('CHK01AA,UTR000001,Returned')).toEqual(['both']);
    expect(rules('CHK01AA,UTR000001,', 'CHK02BB,UTR 000001,')).toEqual(['same_reference']);
  });

  it('leaves settled lines as they are and counts those it does not speak of', () => {
    const answer = read('reference,utr', 'CHK03CC,UTR000009');
    expect(answer).toEqual({ outcomes: [], settled: ['done'], problems: [], unnamed: 2 });
  });

  it.each(['', 'hello', 'reference\nCHK01AA', 'utr\nUTR000001'])(
    'is no answer without its columns: %j',
    (text) => {
      expect(readBankAnswer(text, BATCH).problems).toEqual([{ rule: 'columns' }]);
    },
  );
});
