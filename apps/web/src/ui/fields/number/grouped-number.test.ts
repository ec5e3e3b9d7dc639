import { describe, expect, it } from 'vitest';
import {
  caretAfterFormat,
  formatScaled,
  formatWhileTyping,
  groupIndian,
  numberProblem,
  parseScaled,
} from './grouped-number';

describe('groupIndian', () => {
  it.each([
    ['', ''],
    ['7', '7'],
    ['123', '123'],
    ['1234', '1,234'],
    ['123456', '1,23,456'],
    ['12345678', '1,23,45,678'],
  ])('%s → %s', (digits, grouped) => {
    expect(groupIndian(digits)).toBe(grouped);
  });
});

describe('formatWhileTyping', () => {
  it.each([
    ['1,2345', '12,345'],
    ['₹ 1,23,456', '1,23,456'],
    ['12.', '12.'],
    ['.5', '0.5'],
    ['007', '7'],
    ['0', '0'],
    ['१२३४५६', '1,23,456'],
  ])('%s → %s', (typed, shown) => {
    expect(formatWhileTyping(typed, 2)).toBe(shown);
  });
});

describe('numberProblem', () => {
  it.each([
    ['-5', 2, 'minus'],
    ['−5', 2, 'minus'],
    ['100.555', 2, 'decimals'],
    ['1.2.3', 2, 'digits'],
    ['5 lakh', 2, 'digits'],
    ['1e3', 2, 'digits'],
    ['12.7', 0, 'whole'],
    ['99999999999999', 2, 'large'],
  ])('%s with %s decimals: %s, and the text stays as it was typed', (typed, decimals, problem) => {
    expect(numberProblem(typed, decimals)).toBe(problem);
    expect(formatWhileTyping(typed, decimals)).toBe(typed);
    expect(parseScaled(typed, decimals)).toBeNull();
  });

  it.each(['', '0', '12.', '.5', '₹ 1,23,456.50', '१२३', '0099'])('%s has none', (typed) => {
    expect(numberProblem(typed, 2)).toBeUndefined();
  });
});

describe('parseScaled', () => {
  it.each([
    ['', null],
    ['abc', null],
    ['0', 0],
    ['1', 100],
    ['1.', 100],
    ['1.5', 150],
    ['1.05', 105],
    ['1,23,456.50', 12_345_650],
    ['0.29', 29],
  ])('%s rupees → %s paise', (text, paise) => {
    expect(parseScaled(text, 2)).toBe(paise);
  });

  it('stays a safe whole number at the longest text', () => {
    expect(Number.isSafeInteger(parseScaled('9'.repeat(13), 2))).toBe(true);
  });

  it('reads back what it shows', () => {
    for (const paise of [0, 1, 10, 99, 100, 105, 12_345_650, 999_999_999_999_999]) {
      expect(parseScaled(formatScaled(paise, 2), 2)).toBe(paise);
    }
  });
});

describe('caretAfterFormat', () => {
  it('stays behind the digit just typed when a comma appears before it', () => {
    expect(caretAfterFormat('1234', 4, '1,234')).toBe(5);
    expect(caretAfterFormat('19,234', 2, '19,234')).toBe(2);
  });

  it('stays in the middle when digits are taken out there', () => {
    expect(caretAfterFormat('1,3,456', 2, '13,456')).toBe(1);
  });

  it('goes to the start and the end', () => {
    expect(caretAfterFormat('123', 0, '123')).toBe(0);
    expect(caretAfterFormat('12345x', 6, '12,345')).toBe(6);
  });
});
